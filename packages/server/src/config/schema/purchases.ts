import { amount, flag, key, list, map, maybe, object, oneOf, set, words } from './values.ts';

/** What a buyer fills in. */
export const fieldDescriptor = object({
  key,
  label: words,
  type: oneOf('string', 'number', 'boolean', 'object'),
  required: maybe(flag),
  /** Made by the server, hidden from the form. */
  generated: maybe(flag),
  values: maybe(map(words)),
});

/** One thing that can be bought. */
export const purchaseType = object({
  key,
  label: words,
  /** In the currency's minor unit. Absent when the price is computed or agreed. */
  amount: maybe(amount),
  /** HTML. */
  description: maybe(words),
});

/** Things that are bought in the same way. */
export const purchaseCategory = object({
  label: words,
  /** HTML. */
  description: maybe(words),
  /** Shown on `/pay`. */
  listed: maybe(flag),
  /** The payment account, `default` when absent. */
  account: maybe(key),
  allow_create_account: maybe(flag),
  requireMembership: maybe(set(key)),
  shape: list(fieldDescriptor),
  types: list(purchaseType, 1),
});
