import { isBlank } from '@conkit/rules';
import type { PurchaseCardMessages } from './PurchaseCard.messages.ts';

/** The data of a purchase card. */
export interface CardPurchase {
  /** In the currency's minor unit */
  amount: number;
  /** ISO 4217 */
  currency: string;
  /** Unknown values are shown as pending. */
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

/** The label of one property of a purchase's data. */
export interface PurchaseCardField {
  key: string;
  label: string;
  /** Labels for the values of a choice. */
  values?: Readonly<Record<string, string>>;
}

/** One line of a purchase card. */
export interface Entry {
  key: string;
  label: string;
  value: string;
  /** Whether it is an id. */
  isCode?: boolean;
}

type Words = Pick<PurchaseCardMessages, 'yes' | 'no'>;

/** Formats a value. Returns undefined if it is empty. */
function textOf(value: unknown, field: PurchaseCardField | undefined, words: Words) {
  if (typeof value === 'boolean') return value ? words.yes : words.no;
  if (typeof value === 'number') return String(value);
  if (typeof value === 'string')
    return isBlank(value) ? undefined : (field?.values?.[value] ?? value);
  if (typeof value !== 'object' || value === null) return undefined;
  const parts = Object.values(value).filter((part) => typeof part === 'string' && !isBlank(part));
  return parts.length > 0 ? parts.join(', ') : undefined;
}

/** Returns the purchase's data: first the properties in the shape, in its order, then all others. */
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

/** Returns the payment's data without empty values. */
export function paymentEntries(
  purchase: CardPurchase,
  words: PurchaseCardMessages,
): readonly Entry[] {
  const entries: readonly [key: string, label: string, value: string | null | undefined][] = [
    ['person', words.person, purchase.person_name],
    ['email', words.email, purchase.payment_email],
    ['receipt', words.receipt, purchase.stripe_receipt],
    // A receipt is more useful to the buyer than a charge id.
    ['charge', words.charge, purchase.stripe_receipt ? null : purchase.stripe_charge_id],
    ['invoice', words.invoice, purchase.invoice],
    ['error', words.error, isBlank(purchase.error) ? null : words.problem(purchase.error ?? '')],
  ];
  return entries.flatMap(([key, label, value]) =>
    isBlank(value) ? [] : [{ key, label, value: value ?? '', isCode: CODES.has(key) }],
  );
}
