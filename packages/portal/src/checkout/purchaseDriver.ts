import type { PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import { ApiError } from '../api/problem.ts';
import { toFailure, toRefusedEvent, type Refusal } from './failure.ts';
import type { Intent } from './intent.ts';
import {
  isToBeVoided,
  nextFlow,
  startFlow,
  type FlowEvent,
  type PurchaseFlow,
} from './purchaseFlow.ts';

const FIRST_WAIT_MS = 1000;
const MAX_WAIT_MS = 10_000;
/** How often a page looks whether the bank was answered in another tab. */
const BANK_WAIT_MS = 5000;
/** After this time an answer counts as lost: a connection can hang for ever. */
const ANSWER_WAIT_MS = 90_000;

/** What a purchase needs of the world. All but `wait`, `readOpen` and `closeOpen` may reject with an ApiError. */
export interface PurchasePorts {
  /** The open purchase of this order in this browser, also another tab's. */
  readOpen: () => Intent | undefined;
  /** Forgets the open purchase of a key. */
  closeOpen: (key: string) => void;
  /** Asks how a purchase stands; null when the server has not seen it. */
  ask: (key: string) => Promise<PurchaseState | null>;
  /** Makes the server refuse the key, unless the purchase is decided or under way; resolves with how it stands then. */
  voidKey: (key: string) => Promise<PurchaseState>;
  /** Waits, at the longest until the signal. */
  wait: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface PurchaseListener {
  /** Called when a purchase does not end with being bought, or was refused with this error. */
  onHalt: (error?: unknown) => void;
  /** Called when it is bought. */
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
  /** Takes the place of the listener before. */
  listen: (listener: PurchaseListener) => void;
  /**
   * Takes up the open purchase of this browser after a reload or in another tab.
   *
   * @returns stops asking; the answer to what was sent still counts
   */
  start: () => () => void;
  /** Takes up the open purchase of this browser and finds out how it ends. Returns whether there is one. */
  takeUpOpen: () => boolean;
  /** Sends a purchase, unless one is open. */
  buy: (open: () => Intent, send: (intent: Intent) => Promise<PurchaseState>) => Promise<void>;
  /** Cancels the purchase that waits for its card holder. */
  cancel: () => Promise<void>;
}

/** Drives one purchase through the states of `purchaseFlow.ts`: sends it, asks for its outcome, voids its key. */
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
    if (waitedFor(flow) !== waitedFor(before)) {
      loop?.abort();
      const intent = waitedFor(flow);
      if (intent && !isStopped) void askUntilDecided(intent, (loop = new AbortController()).signal);
    }
  };

  /** Goes on from what the server says of a purchase. */
  const resume = (type: 'statusReceived' | 'voided', state: PurchaseState, intent: Intent) => {
    const { key } = intent;
    const isDecided = state.status === 'success' || state.status === 'failed';
    if (isDecided) ports.closeOpen(key);
    const before = flow;
    dispatch({ type, key, state });
    if (flow === before) return;
    if (flow.phase.name === 'bought') listener?.onBought(intent, state);
    // A refusal has been told with its error.
    else if (!refusal) listener?.onHalt();
    if (refusal && type === 'voided' && state.status === 'failed') listener?.onRefused(refusal);
    refusal = undefined;
  };

  async function askUntilDecided(intent: Intent, signal: AbortSignal): Promise<void> {
    const { key } = intent;
    let wait = FIRST_WAIT_MS;
    while (!signal.aborted) {
      if (flow.phase.name === 'authenticating') {
        await ports.wait(BANK_WAIT_MS, signal);
        if (signal.aborted || flow.phase.name !== 'authenticating') continue;
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
      if (signal.aborted || flow.phase.name === 'authenticating') continue;
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

  /** The answer, or `undefined` when it does not come. */
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
          const { code } = failure;
          return resume('statusReceived', { status: 'failed', code }, intent);
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
      if (!intent || phase.name !== 'authenticating') return;
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

/** The purchase whose outcome the server is asked for. */
const waitedFor = ({ phase: { name }, intent }: PurchaseFlow): Intent | null =>
  name === 'asking' || name === 'processing' || name === 'authenticating' ? intent : null;
