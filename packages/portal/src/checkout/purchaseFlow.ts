import type { PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import type { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import { unpaid, type Trouble } from './trouble.ts';

/**
 * What a buyer sees of a purchase, as a pure state machine. Its one rule: the page says "not charged" only after the
 * server has promised that it charges nothing for the key, now or later. The server promises it in two ways: a payment
 * that failed is recorded under the key, and a key that is voided refuses every request that arrives with it later.
 *
 * | phase          | what the driver does in it     | what leads out of it                                        |
 * | -------------- | ------------------------------ | ----------------------------------------------------------- |
 * | idle, card     | nothing                        | `sent`; `answerLost` when an open purchase is found         |
 * | sending        | waits for the answer           | `statusReceived`, `answerLost`, `refused`                   |
 * | asking         | asks for the status            | `statusReceived`; after two `notFound` it is to be voided   |
 * | asking, voided | has the server void the key    | `voided`, with how the purchase stands then                 |
 * | processing     | asks for the status            | `statusReceived`                                            |
 * | authenticating | asks for the status, rarely    | `bankAnswered`, `statusReceived`, `cancelling` then `voided` |
 * | bought         | nothing                        | the page leaves                                             |
 */
export type Phase =
  /** Nothing is under way. */
  | { name: 'idle' }
  /** The card is asked for. */
  | { name: 'card' }
  /** The purchase is being sent, or with the provider. */
  | { name: 'sending' }
  /** The outcome is not known: the server is asked for it, or to void the key. */
  | {
      name: 'asking';
      isLost: boolean;
      /** How often the server has answered that it never saw the purchase. */
      unseen: number;
      /** What the buyer sees once the key is voided. */
      ifVoided: Trouble;
      /** Whether the dialog closes then, because the form behind it has to be corrected. */
      closesDialog?: boolean;
    }
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
  /** The card form is loaded, or the buyer continues the open purchase. */
  | { type: 'dialogOpened' }
  | { type: 'dialogClosed' }
  | { type: 'dialogNotLoaded' }
  | { type: 'sent'; intent: Intent }
  /** The answer did not come, or the page was loaded again before it came. */
  | { type: 'answerLost'; intent: Intent; isDuplicate?: boolean }
  /** The server refused this request without recording it: another copy may still arrive. */
  | { type: 'refused'; key: string; trouble: Trouble; closesDialog?: boolean }
  | { type: 'bankAnswered' }
  /** The buyer wants the open purchase cancelled. */
  | { type: 'cancelling' }
  /** The open purchase could not be cancelled and stays open. */
  | { type: 'notCancelled'; error: ApiError }
  /** The server has no purchase with this key yet. */
  | { type: 'notFound'; key: string }
  /** What the server says of a purchase. */
  | { type: 'statusReceived'; key: string; state: PurchaseState }
  /** What the server says of a purchase after it was told to void it. */
  | { type: 'voided'; key: string; state: PurchaseState };

/**
 * After so many answers "never seen" the key is voided. A request that is a second late, or another tab's that is just
 * leaving, still gets through before.
 */
const MAX_UNSEEN = 2;

export const startFlow: PurchaseFlow = {
  phase: { name: 'idle' },
  intent: null,
  trouble: null,
  isDialogOpen: false,
};

/** Whether the server is to be asked to void the key, rather than how the purchase stands. */
export const isToBeVoided = (phase: Phase): boolean =>
  phase.name === 'asking' && phase.unseen >= MAX_UNSEEN;

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

function withStatus(flow: PurchaseFlow, state: PurchaseState): PurchaseFlow {
  const { phase } = flow;
  switch (state.status) {
    case 'success':
      if (state.refund_due)
        return tryAgain({ ...flow, isDialogOpen: false }, { kind: 'refundDue' });
      return { ...proceed(flow, { name: 'bought' }), isDialogOpen: false };
    case 'requires_action': {
      const clientSecret = state.client_secret ?? '';
      const isSame = phase.name === 'authenticating' && phase.clientSecret === clientSecret;
      return isSame ? flow : proceed(flow, { name: 'authenticating', clientSecret });
    }
    case 'processing':
      return phase.name === 'processing' ? flow : proceed(flow, { name: 'processing' });
    case 'failed':
      return tryAgain(flow, unpaid(state.code) ?? { kind: 'notPaid' });
  }
}

/** The key is dead, or the purchase was faster. */
function withVoided(flow: PurchaseFlow, state: PurchaseState): PurchaseFlow {
  const { phase } = flow;
  if (state.status !== 'failed') return withStatus(withCancelling(flow, false), state);
  // The buyer has cancelled it.
  if (phase.name !== 'asking') return startFlow;
  const isDialogOpen = flow.isDialogOpen && !phase.closesDialog;
  const found = state.code === 'payment_failed' ? undefined : unpaid(state.code);
  return tryAgain({ ...flow, isDialogOpen }, found ?? phase.ifVoided);
}

const withCancelling = (flow: PurchaseFlow, isCancelling: boolean): PurchaseFlow =>
  flow.phase.name === 'authenticating' ? proceed(flow, { ...flow.phase, isCancelling }) : flow;

/** Whether an event about a purchase is about the one that is open here, and not about one that is over. */
const isAboutOpen = (flow: PurchaseFlow, event: FlowEvent): boolean =>
  !('key' in event) ||
  (flow.intent?.key === event.key && isUnderWay(flow.phase) && flow.phase.name !== 'bought');

/** The next state of a purchase; an event that comes too late, or out of order, changes nothing. */
export function nextFlow(flow: PurchaseFlow, event: FlowEvent): PurchaseFlow {
  if (!isAboutOpen(flow, event)) return flow;
  const { phase } = flow;
  switch (event.type) {
    case 'dialogOpened':
      return {
        ...proceed(flow, phase.name === 'idle' ? { name: 'card' } : phase),
        isDialogOpen: true,
      };
    case 'dialogClosed':
      return phase.name === 'card' ? startFlow : { ...flow, isDialogOpen: false };
    case 'dialogNotLoaded':
      return { ...flow, trouble: { kind: 'notLoaded' } };
    case 'sent':
      if (isUnderWay(phase)) return flow;
      return { ...proceed(flow, { name: 'sending' }), intent: event.intent };
    case 'answerLost': {
      const { intent, isDuplicate = false } = event;
      const isSent = phase.name === 'sending' && flow.intent?.key === intent.key;
      if (isUnderWay(phase) && !isSent) return flow;
      const ifVoided: Trouble = { kind: isDuplicate ? 'elsewhere' : 'notReceived' };
      // A duplicate was answered, so that nothing of it is on its way: the first "never seen" is enough.
      const unseen = isDuplicate ? MAX_UNSEEN - 1 : 0;
      return { ...proceed(flow, { name: 'asking', isLost: true, unseen, ifVoided }), intent };
    }
    case 'refused': {
      if (phase.name !== 'sending') return flow;
      const { trouble, closesDialog } = event;
      const asking = { name: 'asking', isLost: true, unseen: MAX_UNSEEN } as const;
      return {
        ...proceed(flow, { ...asking, ifVoided: trouble, closesDialog }),
        // The server's own words claim nothing about the charge.
        trouble: trouble.kind === 'refused' ? trouble : null,
      };
    }
    case 'bankAnswered':
      if (phase.name !== 'authenticating') return flow;
      return proceed(flow, {
        name: 'asking',
        isLost: false,
        unseen: 0,
        ifVoided: { kind: 'notPaid' },
      });
    case 'cancelling':
      return withCancelling(flow, true);
    case 'notCancelled':
      if (phase.name !== 'authenticating') return flow;
      return {
        ...withCancelling(flow, false),
        trouble: { kind: 'refused', error: event.error },
      };
    case 'notFound':
      if (phase.name !== 'asking') return flow;
      return { ...flow, phase: { ...phase, unseen: phase.unseen + 1 } };
    case 'statusReceived':
      return withStatus(flow, event.state);
    case 'voided':
      return withVoided(flow, event.state);
  }
}
