import { SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { PaymentRow } from '../database/schema.ts';
import { queueMail } from '../mail/queue.ts';
import { markRefundDue, type Delivered, type Delivery } from './delivery.ts';
import { holdsToken, reserveToken } from './tokens.ts';

/**
 * Fills in what the server generates, and confirms the payment to the person, wherever they read their mail,
 * or else to the payer. Somebody who has got a token meanwhile is given no other.
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
  await queueMail(trx, context.clock, { kind, data: { paymentId: payment.id } });
  return told === intent.email_key ? 'told' : 'receipt';
}

/** Whom the payment is for, if it is for a person. */
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
