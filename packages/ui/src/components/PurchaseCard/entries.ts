import { isBlank } from '@conkit/rules';
import type { PurchaseCardMessages } from './PurchaseCard.messages.ts';

/** A purchase as the card tells of it. */
export interface CardPurchase {
  /** in the currency's minor unit */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** What is not known is drawn as pending. */
  status: string;
  created: string;
  updated: string | null;
  payment_email: string;
  person_name: string | null;
  stripe_charge_id: string | null;
  stripe_receipt: string | null;
  invoice: string | null;
  error: string | null;
  data: Readonly<Record<string, unknown>>;
  comments: string | null;
}

/** What a category calls a part of its purchases' data. */
export interface PurchaseCardField {
  key: string;
  label: string;
  /** Words for the values that can be chosen. */
  values?: Readonly<Record<string, string>>;
}

/** One line of a purchase card. */
export interface Entry {
  key: string;
  label: string;
  value: string;
  /** It is for a machine to find something by. */
  isCode?: boolean;
}

type Words = Pick<PurchaseCardMessages, 'yes' | 'no'>;

/** A value as it is read; undefined when there is nothing to read. */
function textOf(value: unknown, field: PurchaseCardField | undefined, words: Words) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return isBlank(value) ? undefined : (field?.values?.[value] ?? value);
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value).filter((part) => typeof part === 'string' && !isBlank(part));
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** The data of a purchase: first what its shape labels, in the shape's order, then whatever else is there. */
export function dataEntries(
  data: Readonly<Record<string, unknown>>,
  shape: readonly PurchaseCardField[],
  words: Words,
): readonly Entry[] {
  const known = shape.map(({ key }) => key);
  const others = Object.keys(data).filter((key) => !known.includes(key));
  return [...known, ...others].flatMap((key) => {
    const field = shape.find((candidate) => candidate.key === key);
    const value = Object.hasOwn(data, key) ? textOf(data[key], field, words) : undefined;
    return value === undefined ? [] : [{ key, label: field?.label ?? key, value }];
  });
}

const CODES: ReadonlySet<string> = new Set(['receipt', 'charge']);

/** What is known of the payment, without what is empty. */
export function paymentEntries(
  purchase: CardPurchase,
  words: PurchaseCardMessages,
): readonly Entry[] {
  const entries: readonly [key: string, label: string, value: string | null | undefined][] = [
    ['person', words.person, purchase.person_name],
    ['email', words.email, purchase.payment_email],
    ['receipt', words.receipt, purchase.stripe_receipt],
    // The receipt is what a buyer can do something with.
    ['charge', words.charge, purchase.stripe_receipt ? null : purchase.stripe_charge_id],
    ['invoice', words.invoice, purchase.invoice],
    ['error', words.error, isBlank(purchase.error) ? null : words.problem(purchase.error ?? '')],
  ];
  return entries.flatMap(([key, label, value]) =>
    isBlank(value) ? [] : [{ key, label, value: value ?? '', isCode: CODES.has(key) }],
  );
}
