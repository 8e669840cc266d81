import { amount, flag, key, list, map, maybe, object, oneOf, set, words } from './values.ts';

/** A field of the buyer's form. */
export const fieldDescriptor = object({
  key,
  label: words,
  type: oneOf('string', 'number', 'boolean', 'object'),
  required: maybe(flag),
  /** The server sets the value. Hidden from the form. */
  generated: maybe(flag),
  values: maybe(map(words)),
});

/** An item for sale. */
export const purchaseType = object({
  key,
  label: words,
  /** In the currency's minor unit. Absent if the price is computed or agreed on. */
  amount: maybe(amount),
  /** HTML. */
  description: maybe(words),
});

/** A group of items with the same form and rules. */
export const purchaseCategory = object({
  label: words,
  /** HTML. */
  description: maybe(words),
  /** Shown on `/pay`. */
  listed: maybe(flag),
  /** The payment account. By default, `default`. */
  account: maybe(key),
  allow_create_account: maybe(flag),
  requireMembership: maybe(set(key)),
  shape: list(fieldDescriptor),
  types: list(purchaseType, 1),
});
