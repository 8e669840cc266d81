import type { PurchaseIntentRow } from '../../database/schema.ts';
import { text } from '../content.ts';
import { mailTemplate } from '../mailKind.ts';

export interface RefundDueData {
  readonly intentId: number;
}

export type RefundDueFacts = Pick<
  PurchaseIntentRow,
  'id' | 'email' | 'amount' | 'currency' | 'account' | 'provider_id'
> & {
  /** What could not be delivered, one problem per line, in English. */
  readonly problem: string;
};

/** Notifies the treasurer of a payment whose items could not be delivered. */
export const refundDueMail = mailTemplate<RefundDueData, RefundDueFacts>({
  async read({ config, db }, { intentId }) {
    const intent = await db
      .selectFrom('purchase_intent')
      .selectAll()
      .where('id', '=', intentId)
      .executeTakeFirst();
    if (!intent?.problem) return null;
    const { problem } = intent;
    const to = { address: config.contacts.finance };
    return { from: 'finance', to, facts: { ...intent, problem } };
  },
  write({ id, email, amount, currency, account, provider_id, problem }, { words, money }) {
    const { payment } = words;
    const sum = money(amount, currency);
    return {
      heading: payment.refundDueHeading(sum),
      subject: payment.refundDueSubject(sum, email),
      blocks: [
        text(payment.refundDueOpening),
        {
          kind: 'facts',
          facts: [
            { label: payment.payer, value: email },
            { label: words.amount, value: sum },
            { label: payment.charge, value: provider_id ?? payment.unknown },
            { label: payment.account, value: account },
            { label: payment.purchase, value: String(id) },
          ],
        },
        { kind: 'list', items: problem.split('\n') },
      ],
    };
  },
});
