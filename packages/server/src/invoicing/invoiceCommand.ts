import { parseArgs } from 'node:util';
import {
  cleanItemData,
  currencyDecimals,
  getProviderStep,
  isBlank,
  isEmailLike,
  itemDataProblems,
  MAX_FIELD_LENGTH,
  normalizeEmail,
  parseAmount,
  SOLD_ELSEWHERE,
  toWholeUnits,
} from '@conkit/rules';
import { PAYMENT_PROVIDERS } from '../process/payments/providers.ts';
import { audited, type AuditActor } from '../audit/audited.ts';
import { suggest } from '../config/suggest.ts';
import { NON_MEMBER } from '../config/schema/shop.ts';
import type { Convention, FieldDescriptor } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import { queueMail } from '../mail/queue.ts';
import { insertPerson } from '../people/insert.ts';
import { ERASED_NAME } from '../people/person.ts';
import type { Clock } from '../ports/clock.ts';
import { StartError } from '../process/startError.ts';
import { insertInvoice, type NewInvoice } from '../purchase/order/invoices.ts';
import { type CommandContext, withData } from '../start/command.ts';

/** The output of `--help`. */
export const USAGE = `conkit invoice --email <address> --type <type> --amount <amount>   puts an invoice on an account and mails it
  --name <name>               makes an account for an address without one
  --person <id>               the person it is for
  --comments <text>           what the account reads with it
  --field <key>=<value>       a field of the type's category; once for each
  --as <name>                 who asks for it, for the log
  --reason <text>             why, for the log`;

/** The largest price that a convention's configuration allows, in the currency's minor unit. */
const MAX_AMOUNT = 100_000_000;
/** The largest id in the database. */
const MAX_ID = 2_147_483_647;

/** The parsed arguments. */
interface Order extends NewInvoice {
  readonly act: AuditActor;
  /** Name for a new account, when the address has none. */
  readonly name?: string;
  readonly personId?: number;
  /** The membership types that the invoice can be for; all when absent. */
  readonly memberships?: readonly string[];
}

/**
 * Runs the operator's command: creates an invoice for a type of the purchase data, at an agreed price.
 *
 * @returns the output
 * @throws StartError with one line, for errors that the operator can fix
 */
export async function runInvoice(
  { db, config, clock }: CommandContext,
  args: readonly string[],
): Promise<string> {
  const { act, name, personId, memberships, ...invoice } = readArguments(args, config);
  return audited({ db, clock }, 'sendInvoice', act, async (trx) => {
    const person = personId === undefined ? undefined : await findPerson(trx, personId);
    if (memberships && !(person && memberships.includes(person.membership))) {
      const allowed = memberships.join(', ');
      throw new StartError(`--person must be a person with ${allowed}, for --type ${invoice.type}`);
    }
    await requireAccount(trx, clock, invoice.email, name);
    const id = await insertInvoice(
      trx,
      { config, clock },
      { ...invoice, ...(person && { person }) },
    );
    await queueMail(trx, clock, { kind: 'invoice', data: { paymentId: id } });
    const { email, type, amount } = invoice;
    const about = person ? { personId: person.id } : { account: normalizeEmail(email) };
    const after = { invoice: id, type, amount };
    return {
      answer: `Invoice ${id} for ${email}`,
      changes: [{ ...about, before: {}, after }],
    };
  });
}

async function findPerson(trx: Queryable, id: number) {
  const person = await trx
    .selectFrom('person')
    .select(['id', 'legal_name', 'membership'])
    .where('id', '=', id)
    .where('legal_name', '<>', ERASED_NAME)
    .executeTakeFirst();
  if (!person) throw new StartError(`--person ${id} isn't a person`);
  return person;
}

/** Makes sure that the payer can sign in, even after the link in the first mail has expired. */
async function requireAccount(
  trx: Queryable,
  clock: Clock,
  email: string,
  name: string | undefined,
): Promise<void> {
  const known = await trx
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', normalizeEmail(email))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  if (name === undefined) {
    throw new StartError(`--email ${email} has no account; add --name <name> to make one`);
  }
  await insertPerson(trx, clock, { membership: NON_MEMBER, legal_name: name, email });
}

function readArguments(args: readonly string[], config: Convention): Order {
  const { purchase_categories } = config;
  const { email, name, type, amount, person, comments, field = [], as, reason } = parse(args);
  const [category, { shape, requireMembership } = { shape: [], requireMembership: undefined }] =
    Object.entries(purchase_categories).find(([, { types }]) =>
      types.some(({ key }) => key === type),
    ) ?? [];
  if (!email || !isEmailLike(email)) throw new StartError(`--email is missing or none\n${USAGE}`);
  if (category && SOLD_ELSEWHERE.has(category)) {
    throw new StartError(
      `--type ${type}: is sold in the portal; its payment alone delivers nothing`,
    );
  }
  if (!type || !category) {
    const known = Object.entries(purchase_categories)
      .filter(([key]) => !SOLD_ELSEWHERE.has(key))
      .flatMap(([, { types }]) => types.map((one) => one.key));
    throw new StartError(`--type is missing or unknown${suggest(type ?? '', known)}\n${USAGE}`);
  }
  const agreed = readAmount(amount, config);
  const personId = person === undefined ? undefined : Number(person);
  if (personId !== undefined && !(Number.isInteger(personId) && personId > 0)) {
    throw new StartError(`--person must be an id\n${USAGE}`);
  }
  if (personId !== undefined && personId > MAX_ID) {
    throw new StartError(`--person ${person} isn't a person`);
  }
  if (name !== undefined && (isBlank(name) || name.length > MAX_FIELD_LENGTH)) {
    throw new StartError(`--name must have 1 to ${MAX_FIELD_LENGTH} characters`);
  }
  const data = readFields(shape, field);
  if (as === undefined || isBlank(as)) throw new StartError(`--as is missing\n${USAGE}`);
  if (reason === undefined || isBlank(reason)) {
    throw new StartError(`--reason is missing\n${USAGE}`);
  }
  return {
    act: { operator: `cli:${as.trim()}`, reason: reason.trim() },
    email: email.trim(),
    category,
    type,
    amount: agreed,
    data,
    ...(name !== undefined && { name }),
    ...(personId !== undefined && { personId }),
    ...(requireMembership && { memberships: requireMembership }),
    ...(comments && { comments }),
  };
}

/** Parses the operator's amount into the currency's minor unit. */
function readAmount(text: string | undefined, { currency, payments }: Convention): number {
  const decimals = currencyDecimals(currency);
  const written = (units: number) => toWholeUnits(units, currency).toFixed(decimals);
  const amount = parseAmount(text ?? '', currency);
  const code = currency.toUpperCase();
  if (amount === undefined || amount === 0) {
    throw new StartError(`--amount must be in ${code}, as ${written(1250)}\n${USAGE}`);
  }
  if (amount > MAX_AMOUNT)
    throw new StartError(`--amount can be at most ${code} ${written(MAX_AMOUNT)}`);
  const step = getProviderStep(payments.adapter, currency);
  if (amount % step !== 0) {
    const { name } = PAYMENT_PROVIDERS[payments.adapter];
    throw new StartError(`--amount must be a multiple of ${written(step)}, for ${name} to take it`);
  }
  return amount;
}

function readFields(
  shape: readonly FieldDescriptor[],
  given: readonly string[],
): NonNullable<NewInvoice['data']> {
  const texts = Object.fromEntries(
    given.map((each): [string, string] => {
      const [key = '', ...value] = each.split('=');
      return [key, value.join('=')];
    }),
  );
  const types = new Map(shape.map(({ key, type }) => [key, type]));
  const data = Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [key, toValue(types.get(key), text)]),
  );
  const [problem] = itemDataProblems(shape, data);
  if (problem) throw new StartError(`--field ${problem.key}: ${problem.kind}\n${USAGE}`);
  return cleanItemData(shape, data);
}

function toValue(type: FieldDescriptor['type'] | undefined, text: string) {
  if (type === 'number') return Number(text);
  return type === 'boolean' ? text === 'yes' : text;
}

function parse(args: readonly string[]) {
  const text = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        email: text,
        name: text,
        type: text,
        amount: text,
        person: text,
        comments: text,
        as: text,
        reason: text,
        field: { type: 'string', multiple: true },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/**
 * Runs `conkit invoice`: creates an invoice in the database that the server's variables name. The server mails
 * it.
 */
export async function invoiceCommand(args: readonly string[]): Promise<void> {
  const printed = await withData(process.env, (context) => runInvoice(context, args));
  process.stdout.write(`${printed}\n`);
}
