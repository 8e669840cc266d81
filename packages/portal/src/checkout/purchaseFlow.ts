import type { PurchaseState } from '@conkit/api-client';
import type { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import { unpaid, type Trouble } from './trouble.ts';

/** Where a purchase is, from the press of the button to the end. */
export type Phase =
  /** Nothing is under way. */
  | { name: 'idle' }
  /** The card is asked for. */
  | { name: 'card' }
  /** The purchase is being sent, or with the provider. */
  | { name: 'sending' }
  /** The answer was lost, or the bank was asked: the server is asked how it stands. */
  | { name: 'asking'; isLost: boolean; isDuplicate?: boolean }
  /** The provider has not decided yet. */
  | { name: 'processing' }
  /** The bank wants to hear from the card holder (3-D Secure). */
  | { name: 'authenticating'; clientSecret: string; isCancelling?: boolean }
  /** It is bought. */
  | { name: 'bought' };

export interface PurchaseFlow {
  phase: Phase;
  /** The purchase that was last sent. */
  intent: Intent | null;
  trouble: Trouble | null;
  isDialogOpen: boolean;
}

export type FlowEvent =
  /** The card form is there, or the open purchase is to be gone on with. */
  | { type: 'dialogOpened' }
  | { type: 'dialogClosed' }
  | { type: 'dialogNotLoaded' }
  | { type: 'sent'; intent: Intent }
  /** The answer did not come, or the page was loaded again before it came. */
  | { type: 'answerLost'; intent: Intent; isDuplicate?: boolean }
  | { type: 'bankAnswered' }
  | { type: 'failed'; trouble: Trouble; closesDialog?: boolean }
  /** The buyer wants the open purchase cancelled. */
  | { type: 'cancelling' }
  /** It is cancelled: nothing was charged, nor can be any more. */
  | { type: 'cancelled' }
  /** It is not known to be cancelled, so that it stays open. */
  | { type: 'notCancelled'; error: ApiError }
  /** How the purchase stands; null when the server never saw it. */
  | { type: 'statusReceived'; state: PurchaseState | null };

export const startFlow: PurchaseFlow = {
  phase: { name: 'idle' },
  intent: null,
  trouble: null,
  isDialogOpen: false,
};

/** Back to where the buyer can try again: the card form if it is open, else the page. */
const tryAgain = (flow: PurchaseFlow, trouble: Trouble): PurchaseFlow => ({
  ...flow,
  phase: { name: flow.isDialogOpen ? 'card' : 'idle' },
  trouble,
});

const proceed = (flow: PurchaseFlow, phase: Phase): PurchaseFlow => ({
  ...flow,
  phase,
  trouble: null,
});

function withStatus(flow: PurchaseFlow, state: PurchaseState | null): PurchaseFlow {
  if (!state) {
    const isDuplicate = flow.phase.name === 'asking' && flow.phase.isDuplicate;
    return tryAgain(flow, { kind: isDuplicate ? 'elsewhere' : 'notReceived' });
  }
  switch (state.status) {
    case 'success':
      if (state.refund_due)
        return tryAgain({ ...flow, isDialogOpen: false }, { kind: 'refundDue' });
      return { ...proceed(flow, { name: 'bought' }), isDialogOpen: false };
    case 'requires_action':
      return proceed(flow, { name: 'authenticating', clientSecret: state.client_secret ?? '' });
    case 'processing':
      return proceed(flow, { name: 'processing' });
    case 'failed':
      return tryAgain(flow, unpaid(state.code) ?? { kind: 'notPaid' });
  }
}

const withCancelling = (flow: PurchaseFlow, isCancelling: boolean): PurchaseFlow =>
  flow.phase.name === 'authenticating' ? proceed(flow, { ...flow.phase, isCancelling }) : flow;

/** The next state of a purchase. Only the provider's word ends one, never a lost answer. */
export function nextFlow(flow: PurchaseFlow, event: FlowEvent): PurchaseFlow {
  switch (event.type) {
    case 'dialogOpened': {
      const phase = flow.phase.name === 'idle' ? ({ name: 'card' } as const) : flow.phase;
      return { ...proceed(flow, phase), isDialogOpen: true };
    }
    case 'dialogClosed':
      return flow.phase.name === 'card' ? startFlow : { ...flow, isDialogOpen: false };
    case 'dialogNotLoaded':
      return { ...flow, trouble: { kind: 'notLoaded' } };
    case 'sent':
      return { ...proceed(flow, { name: 'sending' }), intent: event.intent };
    case 'answerLost':
      return {
        ...proceed(flow, { name: 'asking', isLost: true, isDuplicate: event.isDuplicate }),
        intent: event.intent,
      };
    case 'bankAnswered':
      return proceed(flow, { name: 'asking', isLost: false });
    case 'failed': {
      const isDialogOpen = flow.isDialogOpen && !event.closesDialog;
      return tryAgain({ ...flow, isDialogOpen }, event.trouble);
    }
    case 'cancelling':
      return withCancelling(flow, true);
    case 'cancelled':
      return startFlow;
    case 'notCancelled':
      return {
        ...withCancelling(flow, false),
        trouble: { kind: 'refused', error: event.error },
      };
    case 'statusReceived':
      return withStatus(flow, event.state);
  }
}
