import type { FieldError, PurchaseConflict, PurchaseState } from '@conkit/api-client';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ApiError } from '../api/problem.ts';
import { askPurchaseState, cancelPurchase, purchaseDataQuery } from '../api/purchase.ts';
import { useSingleFlight } from '../browser/useSingleFlight.ts';
import { report } from '../shell/analytics.ts';
import type { OrderKind } from '../context.ts';
import { askUntilKnown } from './askUntilKnown.ts';
import {
  closeIntent,
  intentName,
  isIntentFor,
  openIntent,
  otherIntent,
  readIntent,
  type Intent,
  type PaymentSubject,
} from './intent.ts';
import { isOutcomeUnknown, isUnderWay, nextFlow, startFlow, unpaid } from './purchaseFlow.ts';

/** One way of sending a purchase; `amount` in cents, `source` null when nothing is to pay. */
export interface Payment {
  key: string;
  amount: number;
  source: string | null;
}

/** What somebody is about to buy. */
export interface Order {
  kind: OrderKind;
  /** Under which the open purchase is kept in the browser, until its end is known. */
  name: string;
  /** What is bought, as it is sent: something else is another purchase. */
  content: unknown;
  /** The same in words. */
  subject: PaymentSubject;
  /** What it costs by the rules, in cents. */
  amount: number;
  send: (payment: Payment) => Promise<PurchaseState>;
}

export interface PurchaseHandlers {
  /** Called when the purchase is sent, with what is charged in cents. */
  onSend: (amount: number) => void;
  /** Called when it does not end with that: it waits for somebody, or was refused with this error. */
  onHalt: (error?: unknown) => void;
  /** Called when it is bought, with what was sent, and whether that is what the form holds. */
  onBought: (intent: Intent, isFormsOwn: boolean) => void;
  /** Called when the server does not accept what was entered. */
  onInvalid: (errors: readonly FieldError[]) => void;
}

const hasAmount = (problem: object | undefined): problem is PurchaseConflict & { amount: number } =>
  problem !== undefined && 'amount' in problem && typeof problem.amount === 'number';

/** The provider does not know what stands for the card. */
const isCardUnknown = ({ problem }: ApiError) =>
  problem?.errors?.some(({ pointer }) => pointer.startsWith('/body/source'));

/** The server has decided that nothing of the purchase is bought: the next one is another. */
const isRefused = ({ status }: ApiError) => [400, 401, 402, 403, 409].includes(status);

/**
 * One purchase, from the button to the end. It charges once however often it is pressed, sent or reloaded;
 * a lost answer is asked for until it is known, and nothing is called failed before the provider says so.
 */
export function usePurchase(
  order: Order,
  { onSend, onHalt, onBought, onInvalid }: PurchaseHandlers,
) {
  const { api, config, queryClient } = useRouteContext({ from: '__root__' });
  const [flow, dispatch] = useReducer(nextFlow, startFlow);
  const [quote, setQuote] = useState<{ content: string; amount: number } | null>(null);
  /** Keys of purchases of which the server has said that it never saw them. */
  const neverSeen = useRef(new Set<string>());
  const name = intentName(config, order.name);
  const content = JSON.stringify(order.content);
  const amount = quote?.content === content ? quote.amount : order.amount;

  /** Goes on from what the server says about a purchase. */
  const resume = (state: PurchaseState | null, intent: Intent) => {
    const isDecided = state?.status === 'success' || state?.status === 'failed';
    if (isDecided) closeIntent(name, intent.key);
    if (state === null) neverSeen.current.add(intent.key);
    dispatch({ type: 'statusReceived', state });
    if (state?.status === 'success' && !state.refund_due)
      onBought(intent, isIntentFor(intent, content));
    else onHalt();
  };

  const fail = (error: unknown, intent: Intent) => {
    onHalt(error);
    report({
      type: 'failure',
      what: 'purchase',
      code: error instanceof ApiError ? error.code : 'code',
    });
    if (!(error instanceof ApiError) || isOutcomeUnknown(error)) {
      const isDuplicate = error instanceof ApiError && error.code === 'duplicate';
      dispatch({ type: 'answerLost', intent, isDuplicate });
      return;
    }
    const trouble = unpaid(isCardUnknown(error) ? 'card_declined' : error.code);
    // Of what was sent before without being seen, a copy may still arrive, unless the purchase is decided.
    const mayArrive = neverSeen.current.has(intent.key) && !trouble;
    if (isRefused(error) && !mayArrive) closeIntent(name, intent.key);
    if (trouble) {
      dispatch({ type: 'failed', trouble });
      return;
    }
    if (error.code === 'amount_mismatch' && hasAmount(error.problem)) {
      const now = error.problem.amount;
      setQuote({ content, amount: now });
      void queryClient.invalidateQueries({ queryKey: purchaseDataQuery(api).queryKey });
      dispatch({
        type: 'failed',
        trouble: { kind: 'repriced', before: amount, now },
        closesDialog: now === 0,
      });
    } else {
      const isInvalid = error.code === 'invalid';
      dispatch({
        type: 'failed',
        trouble: { kind: 'refused', error },
        closesDialog: isInvalid,
      });
      if (isInvalid) onInvalid(error.problem?.errors ?? []);
    }
  };

  /** Another tab's purchase is found out about before anything else is paid. */
  const resumeOther = (): boolean => {
    const open = readIntent(name);
    if (!open || open.buyer || neverSeen.current.has(open.key)) return false;
    dispatch({ type: 'answerLost', intent: open });
    return true;
  };

  /**
   * Cancels the open purchase that another one is to take the place of: what was sent with it may still
   * arrive, and would be charged as well.
   *
   * @returns whether it cannot be charged any more, nor has been
   */
  const cancelPrevious = async (previous: Intent): Promise<boolean> => {
    dispatch({ type: 'sent', intent: previous });
    let state: PurchaseState;
    try {
      state = await cancelPurchase(api, previous.key);
    } catch (error) {
      onHalt(error);
      dispatch({ type: 'failed', trouble: { kind: 'notSent' } });
      return false;
    }
    if (state.status !== 'failed') {
      // It is not what the dialog shows.
      dispatch({ type: 'dialogClosed' });
      resume(state, previous);
      return false;
    }
    closeIntent(name, previous.key);
    return true;
  };

  const send = async (source: string | null) => {
    const intent = openIntent(name, { content, amount, subject: order.subject });
    dispatch({ type: 'sent', intent });
    onSend(amount);
    try {
      resume(await order.send({ key: intent.key, amount, source }), intent);
    } catch (error) {
      fail(error, intent);
    }
  };

  const buy = useSingleFlight(async (source: string | null) => {
    if (isUnderWay(flow.phase) || resumeOther()) return;
    const previous = otherIntent(name, { content, amount });
    if (previous && !(await cancelPrevious(previous))) return;
    // Another tab may have sent one meanwhile.
    if (!resumeOther()) await send(source);
  });

  /** Only once the server says that nothing can be charged any more, the next purchase may begin. */
  const cancel = async () => {
    const { intent } = flow;
    if (!intent) return;
    dispatch({ type: 'cancelling' });
    try {
      const state = await cancelPurchase(api, intent.key);
      if (state.status !== 'failed') return resume(state, intent);
      closeIntent(name, intent.key);
      dispatch({ type: 'cancelled' });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      dispatch({ type: 'notCancelled', error });
    }
  };

  // After a reload, or in another tab: a purchase was sent, and its answer has not been seen.
  useEffect(() => {
    const intent = readIntent(name);
    if (intent) dispatch({ type: 'answerLost', intent });
  }, [name]);

  const { intent } = flow;
  const isWaiting = flow.phase.name === 'asking' || flow.phase.name === 'processing';
  const received = useEffectEvent(resume);
  useEffect(() => {
    if (!isWaiting || !intent) return;
    const stop = new AbortController();
    const ask = () => askPurchaseState(api, intent.key);
    void askUntilKnown(ask, (state) => received(state, intent), stop.signal);
    return () => stop.abort();
  }, [isWaiting, intent, api]);

  return { ...flow, subject: order.subject, amount, dispatch, resumeOther, buy, cancel };
}

export type Purchase = ReturnType<typeof usePurchase>;
