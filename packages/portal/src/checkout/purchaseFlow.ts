import type { PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import { isOutcomeUnknown } from '../api/outcome.ts';
import type { ApiError, ErrorCode } from '../api/problem.ts';
import type { Intent } from './intent.ts';

/** Why a purchase stopped. Except for `refundDue` and `placesGone`, it wasn't charged. */
export type CheckoutProblem =
  /** Card declined. */
  | { kind: 'declined' }
  /** The provider refused our request, whatever the card. */
  | { kind: 'notStarted' }
  /** Rejected by the bank or the card holder, or timed out. */
  | { kind: 'notPaid' }
  /** Paid when the last place was gone: the money is refunded. */
  | { kind: 'placesGone' }
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

/** Returns the problem for an error code of an unpaid purchase, or undefined for other codes. */
export function toUnpaidProblem(code: ErrorCode | undefined): CheckoutProblem | undefined {
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

// Decisions: docs/decisions/payments.md

/**
 * The states of a purchase, as a pure state machine. Its rule: the page states "not charged" only after the
 * server has promised never to charge the key. The server promises this in two ways: a failed payment is
 * recorded under the key, and a voided key refuses every later request.
 *
 * | phase          | what the driver does           | events that leave it                                        |
 * | -------------- | ------------------------------ | ----------------------------------------------------------- |
 * | idle, card     | nothing                        | `sent`; `answerLost` when an open purchase is found         |
 * | sending        | waits for the answer           | `statusReceived`, `answerLost`, `refused`                   |
 * | asking         | polls the status               | `statusReceived`; after two `notFound` the key is voided    |
 * | asking, voided | voids the key                  | `voided`, with the resulting status                         |
 * | processing     | polls the status               | `statusReceived`                                            |
 * | authenticating | polls the status, rarely       | `bankAnswered`, `statusReceived`, `cancelling` then `voided` |
 * | bought         | nothing                        | the page navigates                                          |
 */
export type Phase =
  | { kind: 'idle' }
  /** The card form is open. */
  | { kind: 'card' }
  /** The request is in flight. */
  | { kind: 'sending' }
  /** The outcome is unknown: the driver polls the status or voids the key. */
  | {
      kind: 'asking';
      isOutcomeUnknown: boolean;
      /** How many times the server answered that it never received the purchase. */
      unseen: number;
      /** The problem to show once the key is voided. */
      ifVoided: CheckoutProblem;
      /** Whether voiding closes the dialog, because fields behind it need correcting. */
      closesDialog?: boolean;
    }
  /** The provider hasn't decided yet. */
  | { kind: 'processing' }
  /** The bank asks the card holder to confirm (3-D Secure). */
  | { kind: 'authenticating'; clientSecret: string; isCancelling?: boolean }
  | { kind: 'bought' };

export interface PurchaseFlow {
  phase: Phase;
  /** The last purchase that was sent. */
  intent: Intent | null;
  problem: CheckoutProblem | null;
  isDialogOpen: boolean;
}

export type FlowEvent =
  /** The card form has loaded, or the buyer continues the open purchase. */
  | { type: 'dialogOpened' }
  | { type: 'dialogClosed' }
  | { type: 'dialogNotLoaded' }
  | { type: 'sent'; intent: Intent }
  /** The request got no answer, or the page was reloaded before the answer. */
  | { type: 'answerLost'; intent: Intent; isDuplicate?: boolean }
  /** The server refused this request without recording it. Another copy may still arrive. */
  | {
      type: 'refused';
      key: string;
      problem: CheckoutProblem;
      closesDialog?: boolean;
    }
  | { type: 'bankAnswered' }
  /** The buyer cancels the open purchase. */
  | { type: 'cancelling' }
  /** Cancelling failed. The purchase stays open. */
  | { type: 'notCancelled'; error: ApiError }
  /** The server has no purchase with this key yet. */
  | { type: 'notFound'; key: string }
  /** The server's status of a purchase. */
  | { type: 'statusReceived'; key: string; state: PurchaseState }
  /** The status of a purchase after the request to void its key. */
  | { type: 'voided'; key: string; state: PurchaseState };

/**
 * After this many `notFound` answers the key is voided. This leaves time for a delayed request, or one from
 * another tab.
 */
const MAX_UNSEEN = 2;

export const startFlow: PurchaseFlow = {
  phase: { kind: 'idle' },
  intent: null,
  problem: null,
  isDialogOpen: false,
};

/** Returns true if the driver must void the key instead of polling the status. */
export const isToBeVoided = (phase: Phase): boolean =>
  phase.kind === 'asking' && phase.unseen >= MAX_UNSEEN;

/** Returns to where the buyer can try again: the card form if it is open, otherwise the page. */
const tryAgain = (flow: PurchaseFlow, problem: CheckoutProblem): PurchaseFlow => ({
  ...flow,
  phase: { kind: flow.isDialogOpen ? 'card' : 'idle' },
  problem,
});

const proceed = (flow: PurchaseFlow, phase: Phase): PurchaseFlow => ({
  ...flow,
  phase,
  problem: null,
});

function withStatus(flow: PurchaseFlow, state: PurchaseState): PurchaseFlow {
  const { phase } = flow;
  switch (state.status) {
    case 'success':
      if (state.refund_due)
        return tryAgain({ ...flow, isDialogOpen: false }, { kind: 'refundDue' });
      return { ...proceed(flow, { kind: 'bought' }), isDialogOpen: false };
    case 'requires_action': {
      const clientSecret = state.client_secret ?? '';
      const isSame = phase.kind === 'authenticating' && phase.clientSecret === clientSecret;
      return isSame ? flow : proceed(flow, { kind: 'authenticating', clientSecret });
    }
    case 'processing':
      return phase.kind === 'processing' ? flow : proceed(flow, { kind: 'processing' });
    case 'failed':
      if (state.refund_due) return tryAgain(flow, { kind: 'placesGone' });
      return tryAgain(flow, toUnpaidProblem(state.code) ?? { kind: 'notPaid' });
  }
}

/** The key is voided, or the payment completed first. */
function withVoided(flow: PurchaseFlow, state: PurchaseState): PurchaseFlow {
  const { phase } = flow;
  if (state.status !== 'failed') return withStatus(withCancelling(flow, false), state);
  // The buyer cancelled.
  if (phase.kind !== 'asking') return startFlow;
  const isDialogOpen = flow.isDialogOpen && !phase.closesDialog;
  const found = state.code === 'payment_failed' ? undefined : toUnpaidProblem(state.code);
  return tryAgain({ ...flow, isDialogOpen }, found ?? phase.ifVoided);
}

const withCancelling = (flow: PurchaseFlow, isCancelling: boolean): PurchaseFlow =>
  flow.phase.kind === 'authenticating' ? proceed(flow, { ...flow.phase, isCancelling }) : flow;

/** Returns true if the event is about the open purchase, and false for one that has ended. */
const isAboutOpen = (flow: PurchaseFlow, event: FlowEvent): boolean =>
  !('key' in event) ||
  (flow.intent?.key === event.key && isUnderWay(flow.phase) && flow.phase.kind !== 'bought');

/** Returns the next state. Events that are late or out of order change nothing. */
export function nextFlow(flow: PurchaseFlow, event: FlowEvent): PurchaseFlow {
  if (!isAboutOpen(flow, event)) return flow;
  const { phase } = flow;
  switch (event.type) {
    case 'dialogOpened':
      return {
        ...proceed(flow, phase.kind === 'idle' ? { kind: 'card' } : phase),
        isDialogOpen: true,
      };
    case 'dialogClosed':
      return phase.kind === 'card' ? startFlow : { ...flow, isDialogOpen: false };
    case 'dialogNotLoaded':
      return { ...flow, problem: { kind: 'notLoaded' } };
    case 'sent':
      if (isUnderWay(phase)) return flow;
      return { ...proceed(flow, { kind: 'sending' }), intent: event.intent };
    case 'answerLost': {
      const { intent, isDuplicate = false } = event;
      const isSent = phase.kind === 'sending' && flow.intent?.key === intent.key;
      if (isUnderWay(phase) && !isSent) return flow;
      const ifVoided: CheckoutProblem = {
        kind: isDuplicate ? 'elsewhere' : 'notReceived',
      };
      // The server answered the duplicate, so no request is in flight: one `notFound` is enough.
      const unseen = isDuplicate ? MAX_UNSEEN - 1 : 0;
      return {
        ...proceed(flow, {
          kind: 'asking',
          isOutcomeUnknown: true,
          unseen,
          ifVoided,
        }),
        intent,
      };
    }
    case 'refused': {
      if (phase.kind !== 'sending') return flow;
      const { problem, closesDialog } = event;
      const asking = {
        kind: 'asking',
        isOutcomeUnknown: true,
        unseen: MAX_UNSEEN,
      } as const;
      return {
        ...proceed(flow, { ...asking, ifVoided: problem, closesDialog }),
        // Show the server's message at once: it states nothing about the charge.
        problem: problem.kind === 'refused' ? problem : null,
      };
    }
    case 'bankAnswered':
      if (phase.kind !== 'authenticating') return flow;
      return proceed(flow, {
        kind: 'asking',
        isOutcomeUnknown: false,
        unseen: 0,
        ifVoided: { kind: 'notPaid' },
      });
    case 'cancelling':
      return withCancelling(flow, true);
    case 'notCancelled':
      if (phase.kind !== 'authenticating') return flow;
      return {
        ...withCancelling(flow, false),
        problem: { kind: 'refused', error: event.error },
      };
    case 'notFound':
      if (phase.kind !== 'asking') return flow;
      return { ...flow, phase: { ...phase, unseen: phase.unseen + 1 } };
    case 'statusReceived':
      return withStatus(flow, event.state);
    case 'voided':
      return withVoided(flow, event.state);
  }
}
