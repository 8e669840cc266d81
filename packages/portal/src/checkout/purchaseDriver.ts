import type { FieldError, NotPaidCode, PurchaseConflict, PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import { ApiError } from '../api/problem.ts';
import type { Intent } from './intent.ts';
import {
  isPurchaseUncertain,
  isToBeVoided,
  nextFlow,
  startFlow,
  type CheckoutProblem,
  type FlowEvent,
  type PurchaseFlow,
} from './purchaseFlow.ts';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 10_000;
/** How often to check whether the card holder authenticated in another tab. */
const BANK_WAIT_MS = 5000;
/** After this time an answer is treated as lost, because a connection can hang for ever. */
const ANSWER_WAIT_MS = 90_000;

/** The driver's dependencies. All except `wait`, `readOpen` and `closeOpen` may reject with an ApiError. */
export interface PurchasePorts {
  /** Returns this browser's open purchase of the order, also one from another tab. */
  readOpen: () => Intent | undefined;
  /** Removes the open purchase with this key. */
  closeOpen: (key: string) => void;
  /** Returns a purchase's status, or null if the server hasn't received it. */
  ask: (key: string) => Promise<PurchaseState | null>;
  /**
   * Makes the server refuse the key, unless the payment is decided or in progress. Resolves with the
   * resulting status.
   */
  voidKey: (key: string) => Promise<PurchaseState>;
  /** Waits, or returns early when the signal aborts. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

interface PurchaseListener {
  /** Called when a purchase ends unpaid, or with the error of a request that failed. */
  onHalt: (error?: unknown) => void;
  onBought: (intent: Intent, state: PurchaseState) => void;
  /** Called once a refused purchase can no longer be charged. */
  onRefused: (refusal: Refusal) => void;
  /** Called with every error of a purchase that was sent. */
  onError: (error: unknown) => void;
}

export interface PurchaseDriver {
  getFlow: () => PurchaseFlow;
  subscribe: (listener: () => void) => () => void;
  dispatch: (event: FlowEvent) => void;
  /** Replaces the listener. */
  listen: (listener: PurchaseListener) => void;
  /**
   * Resumes this browser's open purchase after a reload or in another tab.
   *
   * @returns a function that stops polling; answers to requests already sent are still applied
   */
  start: () => () => void;
  /** Resumes this browser's open purchase and polls for its outcome. Returns whether there is one. */
  takeUpOpen: () => boolean;
  /** Sends a purchase, unless one is open. */
  buy: (open: () => Intent, send: (intent: Intent) => Promise<PurchaseState>) => Promise<void>;
  /** Cancels a purchase that waits for 3-D Secure. */
  cancel: () => Promise<void>;
}

/**
 * Drives one purchase through the states of `purchaseFlow.ts`: sends it, polls for its outcome, voids its
 * key.
 */
export function createPurchaseDriver(ports: PurchasePorts): PurchaseDriver {
  let flow = startFlow;
  let listener: PurchaseListener | undefined;
  let refusal: Refusal | undefined;
  let loop: AbortController | undefined;
  let isStopped = false;
  const subscribers = new Set<() => void>();

  const dispatch = (event: FlowEvent) => {
    const before = flow;
    flow = nextFlow(flow, event);
    if (flow === before) return;
    for (const notify of subscribers) notify();
    if (findPolledIntent(flow) !== findPolledIntent(before)) {
      loop?.abort();
      const intent = findPolledIntent(flow);
      if (intent && !isStopped)
        void pollUntilSettled(intent, (loop = new AbortController()).signal);
    }
  };

  /** Applies a status from the server. */
  const resume = (type: 'statusReceived' | 'voided', state: PurchaseState, intent: Intent) => {
    const { key } = intent;
    const isDecided = state.status === 'success' || state.status === 'failed';
    if (isDecided) ports.closeOpen(key);
    const before = flow;
    dispatch({ type, key, state });
    if (flow === before) return;
    if (flow.phase.kind === 'bought') listener?.onBought(intent, state);
    // `buy` has already passed the refusal's error to `onHalt`.
    else if (!refusal) listener?.onHalt();
    if (refusal && type === 'voided' && state.status === 'failed') listener?.onRefused(refusal);
    refusal = undefined;
  };

  async function pollUntilSettled(intent: Intent, signal: AbortSignal): Promise<void> {
    const { key } = intent;
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      if (flow.phase.kind === 'authenticating') {
        await ports.wait(BANK_WAIT_MS, signal);
        if (signal.aborted || flow.phase.kind !== 'authenticating') continue;
      }
      const wasToBeVoided = isToBeVoided(flow.phase);
      try {
        const state = await (wasToBeVoided ? ports.voidKey(key) : ports.ask(key));
        if (signal.aborted) return;
        if (state) resume(wasToBeVoided ? 'voided' : 'statusReceived', state, intent);
        else dispatch({ type: 'notFound', key });
        if (isToBeVoided(flow.phase) && !wasToBeVoided) continue;
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
      }
      if (signal.aborted || flow.phase.kind === 'authenticating') continue;
      await ports.wait(wait, signal);
      wait = Math.min(wait * 1.5, MAX_WAIT_MS);
    }
  }

  const takeUpOpen = (): boolean => {
    const open = ports.readOpen();
    if (!open) return false;
    dispatch({ type: 'answerLost', intent: open });
    return true;
  };

  /** Resolves with undefined if the answer takes longer than `ANSWER_WAIT_MS`. */
  const answerInTime = async (answer: Promise<PurchaseState>) => {
    const done = new AbortController();
    try {
      return await Promise.race([
        answer,
        ports.wait(ANSWER_WAIT_MS, done.signal).then(() => undefined),
      ]);
    } finally {
      done.abort();
    }
  };

  return {
    getFlow: () => flow,
    subscribe(notify) {
      subscribers.add(notify);
      return () => void subscribers.delete(notify);
    },
    dispatch,
    listen: (next) => {
      listener = next;
    },
    takeUpOpen,
    start() {
      isStopped = false;
      takeUpOpen();
      return () => {
        isStopped = true;
        loop?.abort();
      };
    },
    async buy(open, send) {
      if (isUnderWay(flow.phase) || takeUpOpen()) return;
      const intent = open();
      dispatch({ type: 'sent', intent });
      try {
        const state = await answerInTime(send(intent));
        if (state) resume('statusReceived', state, intent);
        else dispatch({ type: 'answerLost', intent });
      } catch (error) {
        listener?.onError(error);
        const failure = toFailure(error);
        if (failure.kind === 'unpaid') {
          const { code, isRefundDue } = failure;
          const due = isRefundDue && { refund_due: true };
          return resume('statusReceived', { status: 'failed', code, ...due }, intent);
        }
        listener?.onHalt(error);
        if (failure.kind === 'unknown') {
          const { isDuplicate } = failure;
          return dispatch({ type: 'answerLost', intent, isDuplicate });
        }
        refusal = failure;
        dispatch(toRefusedEvent(failure, intent));
      }
    },
    async cancel() {
      const { intent, phase } = flow;
      if (!intent || phase.kind !== 'authenticating') return;
      dispatch({ type: 'cancelling' });
      try {
        resume('voided', await ports.voidKey(intent.key), intent);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        dispatch({ type: 'notCancelled', error });
      }
    },
  };
}

/** Returns the purchase to poll for, if any. */
const findPolledIntent = ({ phase: { kind }, intent }: PurchaseFlow): Intent | null =>
  kind === 'asking' || kind === 'processing' || kind === 'authenticating' ? intent : null;

/**
 * The server refused a request without recording it. A copy of the request may still arrive until the key
 * is voided.
 */
export interface Refusal {
  kind: 'refused';
  error: ApiError;
  /** The fields that the server didn't accept. */
  invalid?: readonly FieldError[];
  /** The current price in the currency's minor unit, if it differs from the amount sent. */
  newAmount?: number;
}

/** What a failed request implies for the purchase. */
export type Failure =
  /**
   * The outcome is unknown. `isDuplicate`: the key was used with another card, or the same order is being
   * paid with another key.
   */
  | { kind: 'unknown'; isDuplicate: boolean }
  /** The server recorded under the key that it wasn't paid. */
  | { kind: 'unpaid'; code: NotPaidCode; isRefundDue?: true }
  | Refusal;

const NOT_PAID: ReadonlySet<string> = new Set<NotPaidCode>([
  'card_declined',
  'provider_refused',
  'payment_failed',
]);

const isNotPaid = (code: string): code is NotPaidCode => NOT_PAID.has(code);

const hasAmount = (problem: object | undefined): problem is PurchaseConflict & { amount: number } =>
  problem !== undefined && 'amount' in problem && typeof problem.amount === 'number';

/** Returns true if the provider doesn't recognise the card's token. */
const isCardUnknown = ({ problem }: ApiError) =>
  problem?.errors?.some(({ pointer }) => pointer.startsWith('/body/source')) ?? false;

/** Classifies the error of a request that buys something. */
export function toFailure(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { kind: 'unknown', isDuplicate: false };
  const { code, problem } = error;
  if (isPurchaseUncertain(error)) return { kind: 'unknown', isDuplicate: code === 'duplicate' };
  if (isNotPaid(code)) return { kind: 'unpaid', code };
  if (code === 'places_gone') return { kind: 'unpaid', code: 'payment_failed', isRefundDue: true };
  if (code === 'amount_mismatch' && hasAmount(problem))
    return { kind: 'refused', error, newAmount: problem.amount };
  if (code === 'invalid' && !isCardUnknown(error))
    return { kind: 'refused', error, invalid: problem?.errors ?? [] };
  return { kind: 'refused', error };
}

/** Returns the flow's event for a refusal of `intent`. */
export function toRefusedEvent(
  { error, invalid, newAmount }: Refusal,
  { key, amount }: Pick<Intent, 'key' | 'amount'>,
): FlowEvent {
  const toEvent = (problem: CheckoutProblem, closesDialog: boolean): FlowEvent => ({
    type: 'refused',
    key,
    problem,
    closesDialog,
  });
  // There is nothing to pay any more, so close the card form.
  if (newAmount !== undefined)
    return toEvent({ kind: 'repriced', before: amount, now: newAmount }, newAmount === 0);
  if (isCardUnknown(error)) return toEvent({ kind: 'declined' }, false);
  // The fields to correct are behind the dialog.
  return toEvent({ kind: 'refused', error }, invalid !== undefined);
}
