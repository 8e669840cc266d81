import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import type { Mail } from '../../ports/mail.ts';
import { renderLetter } from '../letter.ts';
import { fromContact } from '../sender.ts';
import { money, typeName } from '../words.ts';

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
    .select(['email', 'status', 'amount', 'currency', 'refunded', 'disputed'])
    .select(['provider', 'provider_id', 'email_key', 'buyer_email_key'])
    .where('id', '=', intentId)
    .executeTakeFirst();
  if (!intent) return null;
  const { email, currency, refunded, provider_id } = intent;
  const cents = (value: number) => money(value, currency);
  const { subject, says } = words(intent, cents);
  const payments = await db
    .selectFrom('payment')
    .select(['category', 'type', 'person_name', 'amount'])
    .where('intent_id', '=', intentId)
    .orderBy('id')
    .execute();
  const isOwn = intent.buyer_email_key === intent.email_key;
  const lines = payments.map(({ category, type, person_name, ...payment }) => {
    const what = typeName(config, category, type);
    return `${what}${isOwn && person_name ? ` for ${person_name}` : ''}: ${cents(payment.amount)}`;
  });
  return {
    from: fromContact(config, 'finance'),
    to: { address: email },
    subject: `${subject}, ${config.name}`,
    ...renderLetter([
      says,
      { list: lines },
      ...(refunded > 0 ? ['It can take some days until the money is back on your card.'] : []),
      `Reference: ${provider_id ?? intentId}`,
      `Questions: ${config.contacts.finance}`,
    ]),
  };
}

type Standing = Pick<PurchaseIntentRow, 'status' | 'amount' | 'refunded' | 'disputed' | 'provider'>;

function words(
  { status, amount, refunded, disputed, provider }: Standing,
  cents: (value: number) => string,
): { subject: string; says: string } {
  if (provider?.kind === 'failed' && provider.code === 'refunded') {
    return {
      subject: `Payment refunded: ${cents(amount)}`,
      says: `Your payment of ${cents(amount)} was refunded before anything was bought with it. You are welcome to try again.`,
    };
  }
  if (status === 'failed') {
    return {
      subject: `Payment not completed: ${cents(amount)}`,
      says: `Your payment of ${cents(amount)} was not completed. Nothing was bought, and you have not been charged. You are welcome to try again.`,
    };
  }
  if (disputed) {
    return {
      subject: `Payment disputed: ${cents(amount)}`,
      says: `Your card’s bank disputes your payment of ${cents(amount)} and asks for the money back. If that was not what you meant, please write to us: we can settle it together with your bank.`,
    };
  }
  if (refunded >= amount) {
    return {
      subject: `Payment refunded: ${cents(amount)}`,
      says: `Your payment of ${cents(amount)} was refunded.`,
    };
  }
  if (refunded > 0) {
    return {
      subject: `Payment partly refunded: ${cents(refunded)}`,
      says: `${cents(refunded)} of your payment of ${cents(amount)} was refunded.`,
    };
  }
  return {
    subject: `Payment stands: ${cents(amount)}`,
    says: `Your payment of ${cents(amount)} stands: nothing of it is refunded or disputed.`,
  };
}
