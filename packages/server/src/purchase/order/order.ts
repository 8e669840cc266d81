import type { FieldError, PaymentSource } from '@conkit/api-client';
import type { Convention } from '../../config/types.ts';
import type { PurchaseItem } from '../../database/items.ts';
import { invalid } from '../../errors.ts';

/** What somebody asks to buy, as they sent it. */
export interface PurchaseRequest {
  /** The account at the payment provider. */
  readonly account: string;
  /** The payer's address. */
  readonly email: string;
  /** What the buyer expects to pay, invoices apart. */
  readonly amount: number;
  /** What the payment provider gave the browser; null when nothing is to pay. */
  readonly source: string | null;
  /** What is asked for, in one normal form: equal requests have equal texts in JSON. */
  readonly requested: unknown;
  /**
   * Checks what is asked for, and prices it as things are now.
   *
   * @throws ProblemError when it cannot be bought
   */
  readonly price: () => Promise<readonly PurchaseItem[]>;
}

/** What somebody asks to buy, checked and priced. */
export interface Order {
  readonly account: string;
  /** The payer's address, as it was typed. */
  readonly email: string;
  /** The address of the account that asks, to compare; null for a visitor. */
  readonly buyer: string | null;
  /** In the currency's minor unit. */
  readonly amount: number;
  readonly currency: string;
  readonly source: string | null;
  /** Tells whether another request asks for the same. */
  readonly requestHash: string;
  readonly items: readonly PurchaseItem[];
  /** Of the page that asks; null when it names none that is written. */
  readonly language: string | null;
}

/** What a part of a request comes to: items with their prices, and what is wrong. */
export interface Checked {
  readonly items: readonly PurchaseItem[];
  readonly errors: readonly FieldError[];
}

/**
 * All items of a request.
 *
 * @throws ProblemError `invalid` with everything that is wrong in any part
 */
export function itemsOf(...parts: readonly Checked[]): readonly PurchaseItem[] {
  const errors = parts.flatMap((part) => part.errors);
  if (errors.length > 0) throw invalid(...errors);
  return parts.flatMap(({ items }) => items);
}

/**
 * An amount is a number of the convention's one currency: a client that means another is not charged.
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

/** Something that is wrong with a field of the entry of a list of the body. */
export const entryError = (list: string, at: number, field: string, what: string): FieldError => ({
  pointer: `/body/${list}/${at}/${field.replaceAll('.', '/')}`,
  message: `${list}[${at}].${field} ${what}`,
});

/** Earlier clients send the provider's object; its id is what counts. */
export const sourceId = (source: PaymentSource | undefined): string | null =>
  typeof source === 'string' ? source : (source?.id ?? null);
