import { normalizeEmail } from '@conkit/rules';
import type { FieldError, InvoiceItem, NewItem } from '@conkit/api-client';
import type { PurchaseCategory } from '../config/types.ts';
import type { Context } from '../context.ts';
import type { OtherItem } from '../database/items.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { OperationRequest } from '../operation.ts';
import { countRequest, type Limit } from '../session/rateLimit.ts';
import { findBeneficiaries, nameFor, type Beneficiary } from './beneficiary.ts';
import { checkValues } from './itemValues.ts';
import { entryError, type Checked } from './order.ts';

const LIST = 'items';
/** Categories that are sold by calls of their own, which do more than take the money. */
export const SOLD_ELSEWHERE = new Set(['new_member', 'upgrade', 'paper_pubs', 'daypass']);
/** By ip. Whoever tries addresses is looking for members. */
const UNKNOWN_PAYERS: Limit = { name: 'unknown-payer', most: 10, seconds: 600 };

/** An item that is asked for; `at` is its place in the request. */
export type WantedItem = Omit<NewItem, 'currency'> & {
  readonly kind: 'other';
  readonly at: number;
};

/** An invoice that somebody wants to pay. */
export interface WantedInvoice {
  readonly kind: 'invoice';
  readonly at: number;
  readonly id: number;
}

/** Whatever has an id is an invoice, even when more is said of it: it must never be bought anew. */
export function toWantedItem(item: NewItem | InvoiceItem, at: number): WantedItem | WantedInvoice {
  if ('id' in item && isId(item.id)) return { kind: 'invoice', at, id: item.id };
  if (!('category' in item)) throw new ProblemError('internal');
  const { amount, category, type, data, person_id, person_name, invoice, comments } = item;
  const same = { amount, category, type, data, person_id, person_name, invoice, comments };
  return { kind: 'other', at, ...same };
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647;

/**
 * The new items of a request, with their prices.
 *
 * @throws ProblemError `unauthorized` for an item for a person without a session; `invalid` when the payer
 * must be known and is not
 */
export async function checkItems(
  context: Context,
  { session, ip }: Pick<OperationRequest<'purchaseOther'>, 'session' | 'ip'>,
  payer: { readonly account: string; readonly email: string },
  wanted: readonly WantedItem[],
): Promise<Checked> {
  const categories = context.config.purchase_categories;
  const ids = wanted.flatMap(({ person_id }) => person_id ?? []);
  const needsPerson = wanted.some(({ category }) => categories[category]?.requireMembership);
  if ((ids.length > 0 || needsPerson) && !session) throw new ProblemError('unauthorized');
  const people = session ? await findBeneficiaries(context, session, ids) : new Map();
  const items: OtherItem[] = [];
  const errors: FieldError[] = [];
  let needsKnownPayer = false;
  for (const item of wanted) {
    const category = Object.hasOwn(categories, item.category)
      ? categories[item.category]
      : undefined;
    if (!category || SOLD_ELSEWHERE.has(item.category)) {
      errors.push(entryError(LIST, item.at, 'category', 'is not sold here'));
      continue;
    }
    needsKnownPayer ||= !category.allow_create_account;
    const someone = item.person_id == null ? undefined : people.get(item.person_id);
    const { data, problems } = checkValues(LIST, category.shape, item);
    const price = category.types.find(({ key }) => key === item.type)?.amount;
    errors.push(...problems, ...categoryErrors(category, item, payer.account, someone));
    if (price === undefined) continue;
    const personName = someone ? nameFor(someone, item.person_name) : item.person_name?.trim();
    const { category: key, type, person_id } = item;
    const who = { personId: person_id ?? null, personName: personName || null };
    items.push({ kind: 'other', amount: price, category: key, type, ...who, ...data });
  }
  if (errors.length === 0 && needsKnownPayer) {
    const isOwn = session && normalizeEmail(session.email) === normalizeEmail(payer.email);
    if (!isOwn) await requireKnown(context, ip, payer.email);
  }
  return { items, errors };
}

function categoryErrors(
  { account = 'default', types, requireMembership }: PurchaseCategory,
  { at, type, person_id }: WantedItem,
  given: string,
  someone: Beneficiary | undefined,
): FieldError[] {
  const errors: FieldError[] = [];
  if (account !== given) {
    errors.push({ pointer: '/body/account', message: `account must be ${account}` });
  }
  const sold = types.find(({ key }) => key === type);
  if (!sold) errors.push(entryError(LIST, at, 'type', 'is not known'));
  else if (sold.amount === undefined) {
    errors.push(entryError(LIST, at, 'type', 'has no fixed price: an invoice is needed'));
  }
  if (person_id != null && !someone) errors.push(entryError(LIST, at, 'person_id', 'is nobody'));
  else if (
    requireMembership &&
    !(someone && requireMembership.includes(someone.person.membership))
  ) {
    const allowed = requireMembership.join(', ');
    errors.push(entryError(LIST, at, 'person_id', `must be somebody with ${allowed}`));
  }
  return errors;
}

async function requireKnown(context: Context, ip: string, email: string): Promise<void> {
  const known = await context.db
    .selectFrom('person')
    .select('id')
    .where('email_key', '=', normalizeEmail(email))
    .limit(1)
    .executeTakeFirst();
  if (known) return;
  await countRequest(context, [[UNKNOWN_PAYERS, ip]]);
  throw invalid({ pointer: '/body/email', message: 'email must be the address of an account' });
}
