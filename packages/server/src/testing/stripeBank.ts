import { randomUUID } from 'node:crypto';

/** A payment as in Stripe's API, with the secret key of its account. */
export interface BankPayment {
  id: string;
  object: 'payment_intent';
  status: string;
  amount: number;
  currency: string;
  description: string;
  receipt_email: string;
  metadata: Record<string, string>;
  client_secret: string;
  last_payment_error: object | null;
  latest_charge: Charge | null;
  secretKey: string;
}

interface Charge {
  id: string;
  object: 'charge';
  payment_intent: string;
  receipt_number: string;
  amount_refunded: number;
  disputed: boolean;
  payment_method_details: { type: 'card'; card: { brand: string; last4: string } };
}

interface Dispute {
  id: string;
  object: 'dispute';
  payment_intent: string;
  status: string;
  amount: number;
  currency: string;
  /** The money moved for the dispute; the fee is not part of `amount`. */
  balance_transactions: { amount: number; fee: number; currency: string }[];
}

/** An answer of the API. */
export interface BankAnswer {
  readonly status: number;
  readonly body: unknown;
}

export const ok = (body: unknown): BankAnswer => ({ status: 200, body });
export const refusal = (error: object, status = 400): BankAnswer => ({
  status,
  body: { error: { type: 'invalid_request_error', message: 'Refused.', ...error } },
});

/**
 * Tokens that begin with these words are declined. `ctoken_3ds` needs authentication, `ctoken_slow` stays in
 * processing, and all others succeed.
 */
const declines: Readonly<Record<string, object>> = {
  ctoken_declined: { code: 'card_declined', decline_code: 'generic_decline' },
  ctoken_poor: { code: 'card_declined', decline_code: 'insufficient_funds' },
};

/** Creates the in-memory payments and disputes behind the Stripe double. */
export function stripeBank() {
  const payments = new Map<string, BankPayment>();
  const disputes = new Map<string, Dispute>();
  const usedTokens = new Set<string>();
  let charges = 0;

  const find = (id: string): BankPayment => {
    const payment = payments.get(id);
    if (!payment) throw new Error(`no payment ${id}`);
    return payment;
  };
  const succeed = (payment: BankPayment) => {
    charges += 1;
    payment.status = 'succeeded';
    payment.last_payment_error = null;
    payment.latest_charge = {
      id: payment.id.replace('pi_', 'ch_'),
      object: 'charge',
      payment_intent: payment.id,
      receipt_number: `1000-${charges}`,
      amount_refunded: 0,
      disputed: false,
      payment_method_details: { type: 'card', card: { brand: 'visa', last4: '4242' } },
    };
  };
  const decline = (payment: BankPayment, error: object): BankAnswer => {
    payment.status = 'requires_payment_method';
    payment.last_payment_error = { type: 'card_error', message: 'Declined.', ...error };
    const body = { error: { ...payment.last_payment_error, payment_intent: payment } };
    return { status: 402, body };
  };

  return {
    payments,
    disputes,
    /** The number of charges made. */
    charges: () => charges,
    create(secretKey: string, form: URLSearchParams): BankAnswer {
      const id = `pi_${randomUUID().replaceAll('-', '')}`;
      const metadata = [...form].flatMap(([name, value]) => {
        const key = /^metadata\[(\w+)\]$/.exec(name)?.[1];
        return key === undefined ? [] : [[key, value]];
      });
      const payment: BankPayment = {
        id,
        object: 'payment_intent',
        status: 'requires_payment_method',
        amount: Number(form.get('amount')),
        currency: form.get('currency') ?? '',
        description: form.get('description') ?? '',
        receipt_email: form.get('receipt_email') ?? '',
        metadata: Object.fromEntries(metadata),
        client_secret: `${id}_secret_${randomUUID()}`,
        last_payment_error: null,
        latest_charge: null,
        secretKey,
      };
      payments.set(id, payment);
      return ok(payment);
    },
    confirm(payment: BankPayment, form: URLSearchParams): BankAnswer {
      const token = form.get('confirmation_token') ?? '';
      if (payment.status !== 'requires_payment_method' || payment.last_payment_error) {
        return refusal({ code: 'payment_intent_unexpected_state' });
      }
      if (usedTokens.has(token) || token.startsWith('ctoken_unknown')) {
        return refusal({ code: 'resource_missing', param: 'confirmation_token' });
      }
      usedTokens.add(token);
      const card = token.split('_', 2).join('_');
      const error = declines[card];
      if (error) return decline(payment, error);
      if (card === 'ctoken_3ds') payment.status = 'requires_action';
      else if (card === 'ctoken_slow') payment.status = 'processing';
      else succeed(payment);
      return ok(payment);
    },
    cancel(payment: BankPayment): BankAnswer {
      if (['succeeded', 'processing', 'canceled'].includes(payment.status)) {
        return refusal({ code: 'payment_intent_unexpected_state' });
      }
      payment.status = 'canceled';
      return ok(payment);
    },
    /** Sets the bank's decision on a payment that waits for authentication or is in processing. */
    decide(id: string, isPaid: boolean) {
      const payment = find(id);
      const wasSlow = payment.status === 'processing';
      if (isPaid) succeed(payment);
      else
        decline(payment, {
          code: wasSlow ? 'card_declined' : 'payment_intent_authentication_failure',
        });
    },
    /** Refunds what has not been refunded. */
    refundAll(id: string): BankAnswer {
      const charge = payments.get(id)?.latest_charge;
      const rest = (payments.get(id)?.amount ?? 0) - (charge?.amount_refunded ?? 0);
      if (!charge || rest <= 0) return refusal({ code: 'charge_already_refunded' });
      charge.amount_refunded += rest;
      return ok({ id: `re_${id}`, object: 'refund', amount: rest, payment_intent: id });
    },
    /** Refunds cents; a negative number undoes a failed refund. */
    refund(id: string, cents: number) {
      const charge = find(id).latest_charge;
      if (charge) charge.amount_refunded += cents;
    },
    /**
     * Opens or updates a dispute, with Stripe's status: `needs_response`, `won`, `lost` …
     *
     * @param cents the disputed amount; the unrefunded rest when absent
     * @param hasMoved whether the money has already been withdrawn
     */
    dispute(id: string, status: string, cents?: number, hasMoved = true) {
      const { amount: paid, currency, latest_charge: charge } = find(id);
      if (charge) charge.disputed = true;
      const amount = disputes.get(id)?.amount ?? cents ?? paid - (charge?.amount_refunded ?? 0);
      const isBack = status === 'won';
      const moves = [
        { amount: -amount, fee: 2000, currency },
        ...(isBack ? [{ amount, fee: 0, currency }] : []),
      ];
      disputes.set(id, {
        id: `dp_${id}`,
        object: 'dispute',
        payment_intent: id,
        status,
        amount,
        currency,
        balance_transactions: hasMoved ? moves : [],
      });
    },
    /** Returns the money moved for disputes, without fees. */
    moved: () =>
      [...disputes.values()]
        .flatMap(({ balance_transactions: moves }) => moves)
        .reduce((sum, { amount }) => sum + amount, 0),
    /** Returns the object of an event of this type. */
    subject(type: string, id: string): object {
      const payment = find(id);
      if (type.startsWith('payment_intent.')) return payment;
      if (type.startsWith('refund.')) return { object: 'refund', payment_intent: id };
      return (type.startsWith('charge.dispute.') ? disputes.get(id) : payment.latest_charge) ?? {};
    },
  };
}
