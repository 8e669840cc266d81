import { SOLD_ELSEWHERE } from '@conkit/rules';
import type { FieldError, InvoiceItem, NewItem } from '@conkit/api-client';
import type { Convention, PurchaseCategory } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { OtherItem } from '../../database/items.ts';
import { invalid, ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import { checkValues } from './itemValues.ts';
import { entryError, requireCurrency, type Checked } from './order.ts';
import { findRecipients, nameFor, type Recipient } from './recipients.ts';

const LIST = 'items';
const NOBODY: ReadonlyMap<number, Recipient> = new Map();

/** A requested item; `at` is its index in the request. */
export type RequestedItem = Omit<NewItem, 'currency' | 'name'> & {
  readonly kind: 'other';
  readonly at: number;
};

/** An invoice to pay. */
export interface RequestedInvoice {
  readonly kind: 'invoice';
  readonly at: number;
  readonly id: number;
}

/**
 * Sorts a request into invoices and new items. An item with an id is always an invoice, whatever other fields
 * it has, so that an invoice is never bought a second time.
 *
 * @throws ProblemError `invalid` for an id that is not an invoice's, such as a numeric string, and for a
 * currency other than the convention's
 */
export function toRequested(
  item: NewItem | InvoiceItem,
  at: number,
  config: Pick<Convention, 'currency'>,
): RequestedItem | RequestedInvoice {
  requireCurrency(config, item.currency, `${LIST}[${at}].currency`);
  if ('id' in item && isId(item.id)) return { kind: 'invoice', at, id: item.id };
  if ('id' in item && item.id !== null) {
    throw invalid(entryError(LIST, at, 'id', 'must be the number of an invoice'));
  }
  if (!('category' in item)) throw new ProblemError('internal');
  const { amount, category, type, data, person_id, invoice, comments } = item;
  const person_name = item.person_name ?? item.name;
  const same = { amount, category, type, data, person_id, person_name, invoice, comments };
  return { kind: 'other', at, ...same };
}

const isId = (id: unknown): id is number =>
  typeof id === 'number' && Number.isInteger(id) && id >= 1 && id <= 2_147_483_647;

/**
 * Checks and prices the new items of a request. Any payer address is accepted: checking it would reveal which
 * addresses are known.
 *
 * @throws ProblemError `unauthorized` for an item for a person without a session; `not_yours` for a free item
 * for a person on another account
 */
export async function checkItems(
  context: Context,
  session: Session | null,
  account: string,
  requested: readonly RequestedItem[],
): Promise<Checked> {
  const categories = context.config.purchase_categories;
  const ids = requested.flatMap(({ person_id }) => person_id ?? []);
  const needsPerson = requested.some(({ category }) => categories[category]?.requireMembership);
  if ((ids.length > 0 || needsPerson) && !session) throw new ProblemError('unauthorized');
  const people = session ? await findRecipients(context, session, ids) : NOBODY;
  const items: OtherItem[] = [];
  const errors: FieldError[] = [];
  for (const item of requested) {
    const category = Object.hasOwn(categories, item.category)
      ? categories[item.category]
      : undefined;
    if (!category || SOLD_ELSEWHERE.has(item.category)) {
      errors.push(entryError(LIST, item.at, 'category', 'is not sold here'));
      continue;
    }
    const someone = item.person_id == null ? undefined : people.get(item.person_id);
    const { data, problems } = checkValues(LIST, category.shape, item);
    const price = category.types.find(({ key }) => key === item.type)?.amount;
    errors.push(...problems, ...categoryErrors(category, item, account, someone));
    if (price === undefined) continue;
    if (price === 0 && someone && !someone.isOwn) throw new ProblemError('not_yours');
    const personName = someone ? nameFor(someone, item.person_name) : item.person_name?.trim();
    const { category: key, type, person_id } = item;
    const who = { personId: person_id ?? null, personName: personName || null };
    items.push({ kind: 'other', amount: price, category: key, type, ...who, ...data });
  }
  return { items, errors };
}

function categoryErrors(
  { account = 'default', types, requireMembership }: PurchaseCategory,
  { at, type, person_id }: RequestedItem,
  given: string,
  someone: Recipient | undefined,
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
