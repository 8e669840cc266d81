import type { Stripe } from 'stripe';
import type { PaymentResult } from '../../ports/payments.ts';

/** Our codes for failures that buyers see a message for. All others are Stripe's own. */
const codes: Readonly<Record<string, string>> = {
  payment_intent_authentication_failure: 'authentication_failed',
  authentication_required: 'authentication_failed',
};

/** Returns a payment's status; `undefined` if it was created but never confirmed, so that nothing was charged. */
export function resultOf(payment: Stripe.PaymentIntent): PaymentResult | undefined {
  const { id: chargeId, status, client_secret, last_payment_error, latest_charge } = payment;
  switch (status) {
    case 'succeeded': {
      const charge = typeof latest_charge === 'string' ? null : latest_charge;
      return { kind: 'succeeded', chargeId, receipt: charge?.receipt_number ?? null };
    }
    case 'requires_action':
      return { kind: 'requires_action', chargeId, clientSecret: client_secret ?? '' };
    case 'canceled':
      return { kind: 'failed', chargeId, code: 'cancelled' };
    case 'requires_payment_method':
      return last_payment_error
        ? { kind: 'failed', chargeId, code: codeOf(last_payment_error) }
        : undefined;
    case 'requires_confirmation':
      return undefined;
    default:
      return { kind: 'processing', chargeId };
  }
}

function codeOf({ code, decline_code }: Stripe.PaymentIntent.LastPaymentError): string {
  const known = codes[code ?? ''];
  return known ?? decline_code ?? code ?? 'card_declined';
}
