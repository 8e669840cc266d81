import type { FieldError, PaymentSource } from '@conkit/api-client';
import type { Convention } from '../../config/types.ts';
import type { PurchaseItem } from '../../database/items.ts';
import { invalid } from '../../errors.ts';

/** A purchase as requested, before it is checked and priced. */
export interface PurchaseRequest {
  /** The account at the payment provider. */
  readonly account: string;
  /** The payer's address. */
  readonly email: string;
  /** The total that the buyer expects, without invoices. */
  readonly amount: number;
  /** The payment provider's token from the browser; null when there is nothing to pay. */
  readonly source: string | null;
  /** The requested items in a normal form: equal requests have equal JSON. */
  readonly requested: unknown;
  /**
   * Checks the request, and prices it with the current data.
   *
   * @throws ProblemError when it cannot be bought
   */
  readonly price: () => Promise<readonly PurchaseItem[]>;
}

/** A purchase, checked and priced. */
export interface Order {
  readonly account: string;
  /** The payer's address, as typed. */
  readonly email: string;
  /** The normalized address of the buyer's account; null for a visitor. */
  readonly buyer: string | null;
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly currency: string;
  readonly source: string | null;
  /** A hash that is equal for requests that order the same. */
  readonly requestHash: string;
  readonly items: readonly PurchaseItem[];
  /** The language of the requesting page; null when it sent none that the convention offers. */
  readonly language: string | null;
}

/** Part of a request, checked: items with their prices, and validation errors. */
export interface Checked {
  readonly items: readonly PurchaseItem[];
  readonly errors: readonly FieldError[];
}

/**
 * Joins the items of all parts.
 *
 * @throws ProblemError `invalid` with the errors of all parts
 */
export function collectItems(...parts: readonly Checked[]): readonly PurchaseItem[] {
  const errors = parts.flatMap((part) => part.errors);
  if (errors.length > 0) throw invalid(...errors);
  return parts.flatMap(({ items }) => items);
}

/**
 * Requires the convention's currency, as amounts are plain numbers.
 *
 * @throws ProblemError `invalid`
 */
export function requireCurrency(
  { currency }: Pick<Convention, 'currency'>,
  given: string | undefined,
  field = 'currency',
): void {
  if (given === undefined || given.toLowerCase() === currency) return;
  const pointer = `/body/${field.replaceAll(/[.[\]]+/g, '/')}`;
  throw invalid({ pointer, message: `${field} must be ${currency}, in which everything is sold` });
}

/** Creates an error for a field of an entry in a list of the request body. */
export const createEntryError = (
  list: string,
  at: number,
  field: string,
  what: string,
): FieldError => ({
  pointer: `/body/${list}/${at}/${field.replaceAll('.', '/')}`,
  message: `${list}[${at}].${field} ${what}`,
});

/** Returns the id of a payment source. Earlier clients send the provider's whole object. */
export const getSourceId = (source: PaymentSource | undefined): string | null =>
  typeof source === 'string' ? source : (source?.id ?? null);
