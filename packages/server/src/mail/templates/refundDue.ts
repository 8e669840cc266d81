import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { money } from '../words.ts';

export interface RefundDueData {
  readonly intentId: number;
}

/** Tells the treasurer that something was paid and could not be delivered. */
export async function refundDueMail(
  { config, db }: Context,
  { intentId }: RefundDueData,
): Promise<Mail | null> {
  const intent = await db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '=', intentId)
    .executeTakeFirst();
  if (!intent?.problem) return null;
  const { email, amount, currency, account, provider_id, problem } = intent;
  return {
    from: fromContact(config, 'finance'),
    to: { address: config.contacts.finance },
    subject: `Refund due: ${money(amount, currency)} from ${email}`,
    ...renderLetter([
      'A payment was taken, and all or a part of what it was for could not be delivered. Please give the money for that back at the payment provider.',
      {
        list: [
          `Payer: ${email}`,
          `Amount: ${money(amount, currency)}`,
          `Charge: ${provider_id ?? 'unknown'} (account ${account})`,
          `Purchase: ${intentId}`,
        ],
      },
      { list: problem.split('\n') },
    ]),
  };
}
