import { mayHaveArrived } from '../api/mayHaveArrived.ts';
import type { ApiError, ErrorCode } from '../api/problem.ts';

/** Why it did not go on. But for `refundDue`, nothing was charged for it. */
export type Trouble =
  /** The provider's no to the card. */
  | { kind: 'declined' }
  /** The provider took no payment from us, whatever the card. */
  | { kind: 'notStarted' }
  /** It did not come to a payment: the bank's or the card holder's no, or nobody's yes in time. */
  | { kind: 'notPaid' }
  /** The server did not see it in time, and has promised to refuse it should it still arrive. */
  | { kind: 'notReceived' }
  /** The same is being paid with another key: in another window, or by somebody else. */
  | { kind: 'elsewhere' }
  /** It was paid, and cannot be had any more: the money goes back. */
  | { kind: 'refundDue' }
  /** The price is another one than the page showed, in the currency's minor unit. */
  | { kind: 'repriced'; before: number; now: number }
  /** The card form could not be loaded. */
  | { kind: 'notLoaded' }
  /** The server refused. */
  | { kind: 'refused'; error: ApiError };

/** Why it was not paid, by the code that a refused purchase has, and one that is found to have failed. */
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
 * Whether a failed send says nothing about the purchase: it may have arrived, or the server knows its key already with
 * another card, so that an earlier one did.
 */
export const isOutcomeUnknown = (error: ApiError): boolean =>
  mayHaveArrived(error) || error.code === 'duplicate';
