import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { InvoiceItem } from '../../database/items.ts';
import type { PaymentRow } from '../../database/schema.ts';
import { queueMail } from '../../mail/queue.ts';
import { markRefundDue, REFUND_DUE, type Delivered, type Delivery } from './delivery.ts';
import { holdsToken, reserveToken } from './tokens.ts';

/**
 * Generates values such as a token, and mails the confirmation to the person or, without an address, to the
 * payer. Fails when the person got a token meanwhile.
 */
export async function deliverItem(delivery: Delivery): Promise<Delivered> {
  const { trx, context, intent, payment } = delivery;
  if (!payment) throw new Error(`purchase ${intent.id} has an item without a payment`);
  const person = await findPerson(delivery, payment);
  const isToken = payment.type === SITE_SELECTION_TOKEN;
  if (isToken && person && (await holdsToken(trx, [person.id], payment.id))) {
    await markRefundDue(trx, payment.id);
    return { problem: `person ${person.id} had a site selection token already` };
  }
  await generate(delivery, payment);
  const told = person ? person.email_key : payment.payment_email_key;
  if (told === null) return 'receipt';
  const kind = isToken ? 'siteselection_token' : 'new_payment';
  const { language } = intent;
  await queueMail(trx, context.clock, { kind, data: { paymentId: payment.id }, language });
  return told === intent.email_key ? 'told' : 'receipt';
}

/** Finds the person that the payment is for, if any. */
const findPerson = async ({ trx }: Delivery, { person_id }: PaymentRow) =>
  person_id === null
    ? undefined
    : trx
        .selectFrom('person')
        .select(['id', 'email_key'])
        .where('id', '=', person_id)
        .executeTakeFirst();

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

/**
 * Confirms a paid invoice. If another payment paid it first, records this money as a separate payment, so that
 * payer and treasurer see what has to go back.
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
      // The generated values belong to the invoice's first payment.
      data: null,
    })
    .execute();
  return { problem: `invoice ${paymentId} had been paid already` };
}
