import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';

export interface ReceiptData {
  readonly intentId: number;
}

/** Tells the payer what was paid, for whom, and where to ask. */
export async function receiptMail(
  { config, db }: Context,
  { intentId }: ReceiptData,
): Promise<Mail | null> {
  const payments = await db
    .selectFrom('payment')
    .selectAll()
    .where('intent_id', '=', intentId)
    .where('status', '=', 'succeeded')
    .orderBy('id')
    .execute();
  const [first] = payments;
  if (!first) return null;
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const money = (cents: number) =>
    new Intl.NumberFormat('en-IE', { style: 'currency', currency: first.currency }).format(
      cents / 100,
    );
  const nameOf = (category: string, type: string) =>
    config.purchase_categories[category]?.types.find(({ key }) => key === type)?.label.en ?? type;
  return {
    from: fromContact(config, 'finance'),
    to: { address: first.payment_email },
    subject: `Payment received: ${money(total)} to ${config.name}`,
    ...renderLetter([
      `Thank you. ${config.name} has received your payment of ${money(total)}.`,
      {
        list: payments.map(
          ({ category, type, person_name, amount }) =>
            `${nameOf(category, type)}${person_name ? ` for ${person_name}` : ''}: ${money(amount)}`,
        ),
      },
      `Reference: ${first.stripe_receipt ?? first.stripe_charge_id ?? intentId}`,
      `Questions: ${config.contacts.finance}`,
    ]),
  };
}
