import { createHash } from 'node:crypto';
import { normalizeEmail } from '@conkit/rules';
import type { FieldError } from '@conkit/api-client';
import type { PurchaseItem } from '../database/items.ts';
import { invalid } from '../errors.ts';

/** What somebody asks to buy, as they sent it. */
export interface Ask {
  /** The account at the payment provider. */
  readonly account: string;
  /** The payer's address. */
  readonly email: string;
  /** What the buyer expects to pay, in cents, invoices apart. */
  readonly amount: number;
  /** What the payment provider gave the browser; null when nothing is to pay. */
  readonly source: string | null;
  /** What is wanted, in one normal form: equal asks have equal texts in JSON. */
  readonly wanted: unknown;
  /**
   * Checks what is wanted, and prices it as things are now.
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
  /** Cents. */
  readonly amount: number;
  readonly currency: string;
  readonly source: string | null;
  /** {@link fingerprint} of the request. */
  readonly requestHash: string;
  readonly items: readonly PurchaseItem[];
}

/** Tells whether two requests ask for the same; the letter case of addresses does not matter. */
export function fingerprint({ account, email, amount, source, wanted }: Ask): string {
  const text = JSON.stringify({ account, email, amount, source, wanted }, (key, value: unknown) =>
    key === 'email' && typeof value === 'string' ? normalizeEmail(value) : value,
  );
  return createHash('sha256').update(text).digest('base64url');
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

/** Something that is wrong with a field of the entry of a list of the body. */
export const entryError = (list: string, at: number, field: string, what: string): FieldError => ({
  pointer: `/body/${list}/${at}/${field.replaceAll('.', '/')}`,
  message: `${list}[${at}].${field} ${what}`,
});
