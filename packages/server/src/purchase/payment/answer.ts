import type { NotPaidCode, PurchaseAnswer, PurchaseState } from '@conkit/api-client';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { invalid, ProblemError } from '../../errors.ts';
import { PLACES_GONE } from '../../ports/payments.ts';

/** Why a purchase was not paid, as a code and as a message. */
interface Failure {
  readonly code: NotPaidCode | 'places_gone';
  readonly message: string;
}

const createNotPaid = (message: string): Failure => ({
  code: 'payment_failed',
  message,
});

const declined: Failure = {
  code: 'card_declined',
  message: 'The card was declined.',
};

/** The failures by stored reason; any other reason means that the card was declined. */
const failures: ReadonlyMap<string, Failure> = new Map([
  ['cancelled', createNotPaid('The payment was cancelled.')],
  ['authentication_failed', createNotPaid('The bank did not confirm the payment.')],
  ['invalid_source', { ...declined, message: 'The card details cannot be used any more.' }],
  ['not_charged', createNotPaid('The payment was not made.')],
  ['provider_refused', { code: 'provider_refused', message: 'The payment was not made.' }],
  ['abandoned', createNotPaid('The payment was not confirmed in time.')],
  [
    PLACES_GONE,
    {
      code: 'places_gone',
      message: 'The last place was gone when the payment arrived. The money goes back.',
    },
  ],
  ['refunded', createNotPaid('The payment was given back.')],
]);

const getFailure = (reason: string): Failure => failures.get(reason) ?? declined;

/** Converts a purchase to its state in the API. */
export function toPurchaseState(intent: PurchaseIntentRow): PurchaseState {
  const { provider } = intent;
  if (provider?.kind !== 'failed') return toStateUnlessFailed(intent);
  const { code, message } = getFailure(provider.code);
  // Released clients know no further code.
  return code === 'places_gone'
    ? { status: 'failed', code: 'payment_failed', message, refund_due: true }
    : { status: 'failed', code, message };
}

/**
 * Returns the answer to a purchase. The same request always gets the same answer.
 *
 * @throws ProblemError for a failed payment: `card_declined`, `provider_refused`, `payment_failed`, or
 * `invalid` for an invalid source
 */
export function toPurchaseAnswer(intent: PurchaseIntentRow): PurchaseAnswer {
  const { provider } = intent;
  if (provider?.kind !== 'failed') return toStateUnlessFailed(intent);
  const { code, message } = getFailure(provider.code);
  if (provider.code === 'invalid_source') {
    throw invalid({ pointer: '/body/source', message: `source: ${message}` });
  }
  throw new ProblemError(code, { message });
}

function toStateUnlessFailed({ status, provider, problem }: PurchaseIntentRow): PurchaseAnswer {
  if (provider?.kind === 'requires_action') {
    return { status: 'requires_action', client_secret: provider.clientSecret };
  }
  if (provider?.kind === 'succeeded') {
    const isRefundDue = problem !== null && { refund_due: true };
    return { status: 'success', charge_id: provider.chargeId, ...isRefundDue };
  }
  return { status: status === 'succeeded' ? 'success' : 'processing' };
}
