import { isOutcomeUnknown } from '../api/mayHaveArrived.ts';
import type { ApiError, ErrorCode } from '../api/problem.ts';

/** Why a purchase stopped. Except for `refundDue`, it wasn't charged. */
export type Trouble =
  /** Card declined. */
  | { kind: 'declined' }
  /** The provider refused our request, whatever the card. */
  | { kind: 'notStarted' }
  /** Rejected by the bank or the card holder, or timed out. */
  | { kind: 'notPaid' }
  /** The server didn't receive it in time, and has promised to refuse it if it still arrives. */
  | { kind: 'notReceived' }
  /** The same order is being paid with another key: in another window or by another person. */
  | { kind: 'elsewhere' }
  /** Paid, but no longer available: the money is refunded. */
  | { kind: 'refundDue' }
  /** The price differs from the one on the page. Both in the currency's minor unit. */
  | { kind: 'repriced'; before: number; now: number }
  | { kind: 'notLoaded' }
  | { kind: 'refused'; error: ApiError };

/** Returns the trouble for an error code of an unpaid purchase, or undefined for other codes. */
export function unpaid(code: ErrorCode | undefined): Trouble | undefined {
  switch (code) {
    case 'card_declined':
      return { kind: 'declined' };
    case 'provider_refused':
      return { kind: 'notStarted' };
    case 'payment_failed':
      return { kind: 'notPaid' };
    default:
      return undefined;
  }
}

/**
 * Returns true if the purchase may exist although the request failed: the request may have arrived, or an
 * earlier one with the same key did.
 */
export const isPurchaseUncertain = (error: ApiError): boolean =>
  isOutcomeUnknown(error) || error.code === 'duplicate';
