import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PaymentRow, PurchaseIntentRow } from '../../database/schema.ts';

/**
 * The context of delivering one item. The transaction locks the recipient, so that of two concurrent
 * deliveries to one person the second waits.
 */
export interface Delivery {
  readonly trx: Queryable;
  readonly context: Context;
  readonly intent: PurchaseIntentRow;
  /** The index of the item in the purchase. */
  readonly place: number;
  /** Undefined for a free item. */
  readonly payment: PaymentRow | undefined;
}

/**
 * The outcome of a delivery. `receipt`: the payer still needs a receipt. `told`: the payer already gets a
 * mail. Otherwise `problem` is why the item could not be delivered.
 */
export type Delivered = 'receipt' | 'told' | { readonly problem: string };

/** The `error` of an undelivered item's payment until the money has gone back. */
export const REFUND_DUE = 'refund_due';

/** Marks a payment whose item could not be delivered. */
export async function markRefundDue(trx: Queryable, paymentId: number): Promise<void> {
  await trx.updateTable('payment').set({ error: REFUND_DUE }).where('id', '=', paymentId).execute();
}
