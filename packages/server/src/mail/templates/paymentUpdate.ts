import type { Context } from '../../context.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter, type Block } from '../letter.ts';
import { fromContact } from '../sender.ts';

export interface PaymentUpdateData {
  readonly intentId: number;
}

/** Tells the payer that a payment is not what it was: refunded, disputed, standing again, or failed late. */
export async function paymentUpdateMail(
  { config, db }: Context,
  { intentId }: PaymentUpdateData,
): Promise<Mail | null> {
  const intent = await db
    .selectFrom('purchase_intent')
    .select(['email', 'status', 'amount', 'currency', 'refunded', 'disputed', 'provider_id'])
    .where('id', '=', intentId)
    .executeTakeFirst();
  if (!intent) return null;
  const { email, amount, currency, refunded, provider_id } = intent;
  const money = (cents: number) =>
    new Intl.NumberFormat('en-IE', { style: 'currency', currency }).format(cents / 100);
  const { subject, says } = words(intent, money);
  const payments = await db
    .selectFrom('payment')
    .select(['category', 'type', 'person_name', 'amount'])
    .where('intent_id', '=', intentId)
    .orderBy('id')
    .execute();
  const nameOf = (category: string, type: string) =>
    config.purchase_categories[category]?.types.find(({ key }) => key === type)?.label.en ?? type;
  const blocks: Block[] = [
    says,
    {
      list: payments.map(
        (payment) =>
          `${nameOf(payment.category, payment.type)}${payment.person_name ? ` for ${payment.person_name}` : ''}: ${money(payment.amount)}`,
      ),
    },
    ...(refunded > 0 ? ['It can take some days until the money is back on your card.'] : []),
    `Reference: ${provider_id ?? intentId}`,
    `Questions: ${config.contacts.finance}`,
  ];
  return {
    from: fromContact(config, 'finance'),
    to: { address: email },
    subject: `${subject}: ${money(refunded > 0 ? refunded : amount)}, ${config.name}`,
    ...renderLetter(blocks),
  };
}

interface Standing {
  readonly status: string;
  readonly amount: number;
  readonly refunded: number;
  readonly disputed: boolean;
}

function words(
  { status, amount, refunded, disputed }: Standing,
  money: (cents: number) => string,
): { subject: string; says: string } {
  if (status === 'failed') {
    return {
      subject: 'Payment not completed',
      says: `Your payment of ${money(amount)} was not completed. Nothing was bought, and you have not been charged. You are welcome to try again.`,
    };
  }
  if (disputed) {
    return {
      subject: 'Payment disputed',
      says: `Your card’s bank disputes your payment of ${money(amount)} and asks for the money back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
    };
  }
  if (refunded >= amount) {
    return { subject: 'Payment refunded', says: `Your payment of ${money(amount)} was refunded.` };
  }
  if (refunded > 0) {
    return {
      subject: 'Payment partly refunded',
      says: `${money(refunded)} of your payment of ${money(amount)} was refunded.`,
    };
  }
  return {
    subject: 'Payment stands',
    says: `Your payment of ${money(amount)} stands: nothing of it is refunded or disputed.`,
  };
}
