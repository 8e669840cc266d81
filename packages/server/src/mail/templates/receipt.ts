import { totalCents } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { money, typeName } from '../words.ts';

export interface ReceiptData {
  readonly intentId: number;
}

/**
 * Tells the payer what was paid and where to ask; also what has to be given back. For whom it was is told only
 * when the payer's own account bought it: anybody can type an address, and names to be mailed to it.
 */
export async function receiptMail(
  { config, db }: Context,
  { intentId }: ReceiptData,
): Promise<Mail | null> {
  const payments = await db
    .selectFrom('payment')
    .innerJoin('purchase_intent', 'purchase_intent.id', 'payment.intent_id')
    .selectAll('payment')
    .select(['purchase_intent.email as payer', 'email_key', 'buyer_email_key'])
    .where('intent_id', '=', intentId)
    .where('payment.status', '=', 'succeeded')
    .orderBy('payment.id')
    .execute();
  const [first] = payments;
  if (!first) return null;
  const total = totalCents(payments.map(({ amount }) => amount));
  const isOwn = first.buyer_email_key === first.email_key;
  const lines = (some: typeof payments) =>
    some.map(({ category, type, data, person_name, amount, currency }) => {
      const what = typeName(config, category, type);
      const paper = data?.['paper_pubs'] ? ' with paper publications' : '';
      const who = isOwn && person_name ? ` for ${person_name}` : '';
      return `${what}${paper}${who}: ${money(amount, currency)}`;
    });
  const due = payments.filter(({ error }) => error !== null);
  const sum = money(total, first.currency);
  return {
    from: fromContact(config, 'finance'),
    to: { address: first.payer },
    subject: `Payment received: ${sum} to ${config.name}`,
    ...renderLetter([
      `Thank you. ${config.name} has received your payment of ${sum}.`,
      { list: lines(payments) },
      ...(due.length > 0
        ? [
            'This could not be delivered, because it had been bought already or the membership had changed meanwhile. You will get the money for it back:',
            { list: lines(due) },
          ]
        : []),
      `Reference: ${first.stripe_receipt ?? first.stripe_charge_id ?? intentId}`,
      `Questions: ${config.contacts.finance}`,
    ]),
  };
}
