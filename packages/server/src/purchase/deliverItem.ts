import { normalizeEmail, SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { PaymentRow } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import type { Delivered, Delivery } from './delivery.ts';
import { reserveToken } from './tokens.ts';

/** Fills in what the server generates, and confirms the payment to the person or else to the payer. */
export async function deliverItem(delivery: Delivery): Promise<Delivered> {
  const { trx, context, intent, payment } = delivery;
  if (!payment) throw new Error(`purchase ${intent.id} has an item without a payment`);
  await generate(delivery, payment);
  const kind = payment.type === SITE_SELECTION_TOKEN ? 'siteselection_token' : 'new_payment';
  await queueMail(trx, context.clock, { kind, data: { paymentId: payment.id } });
  const person =
    payment.person_id === null
      ? undefined
      : await trx
          .selectFrom('person')
          .select('email_key')
          .where('id', '=', payment.person_id)
          .executeTakeFirst();
  const told = person?.email_key ?? payment.payment_email_key;
  return told === normalizeEmail(intent.email) ? 'told' : 'receipt';
}

async function generate({ trx, context }: Delivery, payment: PaymentRow): Promise<void> {
  const shape = context.config.purchase_categories[payment.category]?.shape ?? [];
  const data: Record<string, unknown> = { ...payment.data };
  const keys = shape.filter(({ generated }) => generated).map(({ key }) => key);
  const missing = keys.filter((key) => !data[key]);
  if (missing.length === 0) return;
  for (const key of missing) data[key] = await reserveToken(trx, payment.id);
  await trx
    .updateTable('payment')
    .set({ data: JSON.stringify(data) })
    .where('id', '=', payment.id)
    .execute();
}
