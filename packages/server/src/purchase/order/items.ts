import type { FieldError, InvoiceItem, NewItem } from '@conkit/api-client';
import {
  SOLD_ELSEWHERE,
  cleanItemData,
  itemDataProblems,
  type ItemDataProblem,
} from '@conkit/rules';
import { getCatalogueAt, type PricedCatalogue } from '../../config/prices.ts';
import type { Convention, FieldDescriptor } from '../../config/types.ts';
import type { Context } from '../../context.ts';
import type { OtherItem } from '../../database/items.ts';
import { invalid, ProblemError } from '../../errors.ts';
import type { Session } from '../../operation.ts';
import { requireOnSale } from '../places/sale.ts';
import { checkAnswers } from './answers.ts';
import { createEntryError, requireCurrency, type Checked } from './order.ts';
import { findRecipients, getRecipientName, type Recipient } from './recipients.ts';

const ITEMS = 'items';
const NO_RECIPIENTS: ReadonlyMap<number, Recipient> = new Map();

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
  requireCurrency(config, item.currency, `${ITEMS}[${at}].currency`);
  if ('id' in item && isId(item.id)) return { kind: 'invoice', at, id: item.id };
  if ('id' in item && item.id !== null) {
    throw invalid(createEntryError(ITEMS, at, 'id', 'must be the number of an invoice'));
  }
  if (!('category' in item)) throw new ProblemError('internal');
  const { amount, category, type, data, answers, person_id, invoice, comments } = item;
  const person_name = item.person_name ?? item.name;
  const same = { amount, category, type, data, answers, person_id, person_name, invoice, comments };
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
  const { categories } = getCatalogueAt(context.config, context.clock.now());
  const ids = requested.flatMap(({ person_id }) => person_id ?? []);
  const needsPerson = requested.some(({ category }) => categories[category]?.requireMembership);
  if ((ids.length > 0 || needsPerson) && !session) throw new ProblemError('unauthorized');
  const people = session ? await findRecipients(context, session, ids) : NO_RECIPIENTS;
  const items: OtherItem[] = [];
  const errors: FieldError[] = [];
  for (const item of requested) {
    const category = Object.hasOwn(categories, item.category)
      ? categories[item.category]
      : undefined;
    if (!category || SOLD_ELSEWHERE.has(item.category)) {
      errors.push(createEntryError(ITEMS, item.at, 'category', 'is not sold here'));
      continue;
    }
    const someone = item.person_id == null ? undefined : people.get(item.person_id);
    const { data, problems } = checkValues(ITEMS, category.shape, item);
    const product = { category: item.category, type: item.type };
    const asked = checkAnswers(context, [ITEMS, item.at], product, item.answers);
    const price = category.types.find(({ key }) => key === item.type)?.amount;
    errors.push(
      ...problems,
      ...asked.errors,
      ...getCategoryErrors(category, item, account, someone),
    );
    if (price === undefined) continue;
    requireOnSale(context, item.category, item.type);
    if (price === 0 && someone && !someone.isOwn) throw new ProblemError('not_yours');
    const personName = someone
      ? getRecipientName(someone, item.person_name)
      : item.person_name?.trim();
    const { category: key, type, person_id } = item;
    const who = { personId: person_id ?? null, personName: personName || null };
    const values = { ...data, data: { ...data.data, ...asked.answers } };
    items.push({ kind: 'other', amount: price, category: key, type, ...who, ...values });
  }
  return { items, errors };
}

function getCategoryErrors(
  { account = 'default', types, requireMembership }: PricedCatalogue['categories'][string],
  { at, type, person_id }: RequestedItem,
  given: string,
  someone: Recipient | undefined,
): FieldError[] {
  const errors: FieldError[] = [];
  if (account !== given) {
    errors.push({ pointer: '/body/account', message: `account must be ${account}` });
  }
  const sold = types.find(({ key }) => key === type);
  if (!sold) errors.push(createEntryError(ITEMS, at, 'type', 'is not known'));
  else if (sold.amount === undefined) {
    errors.push(createEntryError(ITEMS, at, 'type', 'has no fixed price: an invoice is needed'));
  }
  if (person_id != null && !someone)
    errors.push(createEntryError(ITEMS, at, 'person_id', 'is no person'));
  else if (
    requireMembership &&
    !(someone && requireMembership.includes(someone.person.membership))
  ) {
    const allowed = requireMembership.join(', ');
    errors.push(createEntryError(ITEMS, at, 'person_id', `must be a person with ${allowed}`));
  }
  return errors;
}

const sentences: Readonly<Record<ItemDataProblem['kind'], string>> = {
  required: 'is required',
  wrong_type: 'has the wrong type',
  not_offered: 'is not among the values',
  unknown: 'is not a field of this category',
};

/** Fields in addition to `data`; earlier clients send them inside `data`. */
const BESIDE = ['invoice', 'comments'] as const;

interface Values {
  readonly data: Pick<OtherItem, 'data' | 'invoice' | 'comments'>;
  readonly problems: readonly FieldError[];
}

/** Checks the values of an item against the fields of its category. */
function checkValues(
  list: string,
  shape: readonly FieldDescriptor[],
  item: Pick<NewItem, 'data' | 'invoice' | 'comments'> & { readonly at: number },
): Values {
  const given: Record<string, unknown> = { ...item.data };
  const texts = new Map(BESIDE.map((key) => [key, toText(item[key] ?? given[key])]));
  for (const key of BESIDE) {
    if (!shape.some((field) => field.key === key)) delete given[key];
    else given[key] = texts.get(key) ?? null;
  }
  const problems = itemDataProblems(shape, given).map(({ key, kind }) =>
    createEntryError(list, item.at, `data.${key}`, sentences[kind]),
  );
  const values = Object.entries(cleanItemData(shape, given));
  const data = Object.fromEntries(values.filter(([key]) => !texts.has(key as 'invoice')));
  return {
    data: { data, invoice: texts.get('invoice') ?? null, comments: texts.get('comments') ?? null },
    problems,
  };
}

const toText = (value: unknown): string | null =>
  typeof value === 'string' || typeof value === 'number' ? String(value).trim() || null : null;
