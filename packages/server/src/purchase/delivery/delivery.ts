import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PaymentRow, PurchaseIntentRow } from '../../database/schema.ts';

/**
 * What the delivery of one item works with: the transaction, the item's payment, the purchase. The transaction
 * holds whom the item is for: of two that are given to somebody at once the second waits.
 */
export interface Delivery {
  readonly trx: Queryable;
  readonly context: Context;
  readonly intent: PurchaseIntentRow;
  /** Which item of the purchase it is, from 0. */
  readonly place: number;
  /** None for what cost nothing. */
  readonly payment: PaymentRow | undefined;
}

/**
 * How a delivery went. `receipt`: the payer still has to be told. `told`: a mail to the payer says all.
 * Anything else says why it could not be delivered.
 */
export type Delivered = 'receipt' | 'told' | { readonly problem: string };

/** The payment of what could not be delivered has this error until the money has gone back. */
export const REFUND_DUE = 'refund_due';

/** Says of a payment that what it was for could not be delivered. */
export async function markRefundDue(trx: Queryable, paymentId: number): Promise<void> {
  await trx.updateTable('payment').set({ error: REFUND_DUE }).where('id', '=', paymentId).execute();
}
