import type { InvoiceItem } from '../database/items.ts';
import { REFUND_DUE, type Delivered, type Delivery } from './delivery.ts';
import { deliverItem } from './deliverItem.ts';

/**
 * Confirms a paid invoice. When another payment was faster the invoice is that one's; the money that came
 * after it gets a payment of its own, so that payer and treasurer see what has to go back.
 */
export async function deliverInvoice(
  delivery: Delivery,
  { paymentId, amount }: InvoiceItem,
): Promise<Delivered> {
  const { trx, context, intent, payment } = delivery;
  if (payment) return deliverItem(delivery);
  const { id: _, ...invoice } = await trx
    .selectFrom('payment')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await trx
    .insertInto('payment')
    .values({
      ...invoice,
      intent_id: intent.id,
      created: intent.created,
      updated: context.clock.now(),
      payment_email: intent.email,
      payment_email_key: intent.email_key,
      status: 'succeeded',
      stripe_charge_id: intent.provider_id,
      stripe_receipt: intent.provider?.kind === 'succeeded' ? intent.provider.receipt : null,
      stripe_token: null,
      error: REFUND_DUE,
      amount,
      // What was generated for the invoice belongs to its first payment.
      data: null,
    })
    .execute();
  return { problem: `invoice ${paymentId} had been paid already` };
}
