import { parseArgs } from 'node:util';
import { cleanItemData, isEmailLike, itemDataProblems } from '@conkit/rules';
import type { Convention, FieldDescriptor } from '../config/types.ts';
import { queueMail } from '../mail/queue.ts';
import { SOLD_ELSEWHERE } from '../purchase/items.ts';
import { insertInvoice, type NewInvoice } from '../purchase/insertInvoice.ts';
import type { CommandContext } from '../start/command.ts';
import { StartError } from '../startError.ts';

const USAGE = `npm run invoice -- --email <address> --type <type> --amount <euros>   puts an invoice on an account and mails it
  --person <id>               whom it is for
  --comments <text>           what the account reads with it
  --field <key>=<value>       a field of the type's category; once for each`;

/**
 * Carries out the operator's command: an invoice for a type of the purchase data, at an agreed price.
 *
 * @returns what is printed
 * @throws StartError in one line, for whatever the operator can mend
 */
export async function runInvoice(
  { db, config, clock }: CommandContext,
  args: readonly string[],
): Promise<string> {
  const { personId, ...invoice } = readArguments(args, config);
  return db.transaction().execute(async (trx) => {
    const person =
      personId === undefined
        ? undefined
        : await trx
            .selectFrom('person')
            .select(['id', 'legal_name'])
            .where('id', '=', personId)
            .executeTakeFirst();
    if (personId !== undefined && !person) throw new StartError(`--person ${personId} is nobody`);
    const id = await insertInvoice(
      trx,
      { config, clock },
      { ...invoice, ...(person && { person }) },
    );
    await queueMail(trx, clock, { kind: 'invoice', data: { paymentId: id } });
    return `Invoice ${id} for ${invoice.email}`;
  });
}

function readArguments(
  args: readonly string[],
  { purchase_categories }: Convention,
): NewInvoice & { readonly personId?: number } {
  const { email, type, amount, person, comments, field = [] } = parse(args);
  const [category, { shape } = { shape: [] }] =
    Object.entries(purchase_categories).find(([, { types }]) =>
      types.some(({ key }) => key === type),
    ) ?? [];
  if (!email || !isEmailLike(email)) throw new StartError(`--email is missing or none\n${USAGE}`);
  if (category && SOLD_ELSEWHERE.has(category)) {
    throw new StartError(
      `--type ${type}: is sold in the portal; its payment alone delivers nothing`,
    );
  }
  if (!type || !category) throw new StartError(`--type is missing or unknown\n${USAGE}`);
  const cents = Math.round(Number(amount) * 100);
  if (!(cents > 0 && /^\d+(\.\d{1,2})?$/.test(amount ?? ''))) {
    throw new StartError(`--amount must be euros, as 12 or 12.50\n${USAGE}`);
  }
  const personId = person === undefined ? undefined : Number(person);
  if (personId !== undefined && !Number.isInteger(personId)) {
    throw new StartError(`--person must be an id\n${USAGE}`);
  }
  const data = readFields(shape, field);
  return {
    email: email.trim(),
    category,
    type,
    amount: cents,
    data,
    ...(personId !== undefined && { personId }),
    ...(comments && { comments }),
  };
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
    Object.entries(texts).map(([key, text]) => [key, valueOf(types.get(key), text)]),
  );
  const [problem] = itemDataProblems(shape, data);
  if (problem) throw new StartError(`--field ${problem.key}: ${problem.kind}\n${USAGE}`);
  return cleanItemData(shape, data);
}

function valueOf(type: FieldDescriptor['type'] | undefined, text: string) {
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
        type: text,
        amount: text,
        person: text,
        comments: text,
        field: { type: 'string', multiple: true },
      },
    }).values;
  } catch (error) {
    throw new StartError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}
