import type { PurchaseAnswer, PurchaseState } from '@conkit/api-client';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';

/** What is said of failures that are not the card's; every other reason is the bank's. */
const failures: Readonly<Record<string, string>> = {
  cancelled: 'The payment was cancelled.',
  authentication_failed: 'The bank did not confirm the payment.',
  invalid_source: 'The card details cannot be used any more.',
  not_charged: 'The payment was not made.',
  provider_refused: 'The payment was not made.',
  abandoned: 'The payment was not confirmed in time.',
  refunded: 'The payment was given back.',
};

/** How a purchase stands, as the wire has it. */
export function stateOf({ status, provider, problem }: PurchaseIntentRow): PurchaseState {
  if (provider?.kind === 'failed') {
    return { status: 'failed', message: failures[provider.code] ?? 'The card was declined.' };
  }
  if (provider?.kind === 'requires_action') {
    return { status: 'requires_action', client_secret: provider.clientSecret };
  }
  if (provider?.kind === 'succeeded') {
    const isRefundDue = problem !== null && { refund_due: true };
    return { status: 'success', charge_id: provider.chargeId, ...isRefundDue };
  }
  return { status: status === 'succeeded' ? 'success' : 'processing' };
}

/**
 * The answer to a purchase; the same request gets the same one again.
 *
 * @throws ProblemError for a failed payment: `card_declined`, `provider_refused`, `payment_failed`, or
 * `invalid` for a source that is none
 */
export function answerOf(intent: PurchaseIntentRow): PurchaseAnswer {
  const { status, message, ...rest } = stateOf(intent);
  if (status !== 'failed') return { status, ...rest };
  const reason = intent.provider?.kind === 'failed' ? intent.provider.code : '';
  if (reason === 'invalid_source') {
    throw invalid({ pointer: '/body/source', message: `source: ${message}` });
  }
  if (reason === 'provider_refused') throw new ProblemError('provider_refused', { message });
  throw new ProblemError(Object.hasOwn(failures, reason) ? 'payment_failed' : 'card_declined', {
    message,
  });
}
