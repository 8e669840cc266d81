import type { FieldError, PurchaseConflict, PurchaseState } from '@conkit/api-client';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react';
import { ApiError } from '../../api/problem.ts';
import { askPurchaseState, purchaseDataQuery } from '../../api/purchase.ts';
import { report } from '../../shell/analytics.ts';
import { askUntilKnown } from './askUntilKnown.ts';
import { closeIntent, openIntent, readIntent } from './intent.ts';
import { isOutcomeUnknown, isUnderWay, nextFlow, startFlow } from './purchaseFlow.ts';

/** One way of sending a purchase; `amount` in cents, `source` null when nothing is to pay. */
export interface Payment {
  key: string;
  amount: number;
  source: string | null;
}

/** What somebody is about to buy. */
export interface Order {
  /** Under which the open purchase is kept in the browser, until its end is known. */
  name: string;
  /** What is bought, as it is sent: something else is another purchase. */
  content: unknown;
  /** What it costs by the rules, in cents. */
  amount: number;
  send: (payment: Payment) => Promise<PurchaseState>;
}

export interface PurchaseHandlers {
  /** Called when the purchase is sent, with what is charged in cents. */
  onSend: (amount: number) => void;
  /** Called when it is bought, with what was charged in cents. */
  onBought: (amount: number) => void;
  /** Called when the server does not accept what was entered. */
  onInvalid: (errors: readonly FieldError[]) => void;
}

const hasAmount = (problem: object | undefined): problem is PurchaseConflict & { amount: number } =>
  problem !== undefined && 'amount' in problem && typeof problem.amount === 'number';

/**
 * One purchase, from the button to the end. It charges once however often it is pressed, sent or reloaded;
 * a lost answer is asked for until it is known, and nothing is called failed before the provider says so.
 */
export function usePurchase(order: Order, { onSend, onBought, onInvalid }: PurchaseHandlers) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const [flow, dispatch] = useReducer(nextFlow, startFlow);
  const [quote, setQuote] = useState<{ content: string; amount: number } | null>(null);
  const isSending = useRef(false);
  const content = JSON.stringify(order.content);
  const amount = quote?.content === content ? quote.amount : order.amount;

  /** Takes up what the server says about the purchase with this key. */
  const settle = (state: PurchaseState | null, key: string) => {
    if (state?.status === 'success' || state?.status === 'failed') closeIntent(order.name, key);
    dispatch({ type: 'stands', state });
    if (state?.status === 'success') onBought(amount);
  };

  const fail = (error: unknown, key: string) => {
    report({
      type: 'failure',
      what: 'purchase',
      code: error instanceof ApiError ? error.code : 'code',
    });
    if (!(error instanceof ApiError) || isOutcomeUnknown(error)) {
      dispatch({ type: 'answerLost', key });
    } else if (error.code === 'card_declined') {
      settle({ status: 'failed' }, key);
    } else if (error.code === 'amount_mismatch' && hasAmount(error.problem)) {
      const now = error.problem.amount;
      setQuote({ content, amount: now });
      void queryClient.invalidateQueries({ queryKey: purchaseDataQuery(api).queryKey });
      const trouble = { kind: 'repriced', before: amount, now } as const;
      dispatch({ type: 'failed', trouble, closesDialog: now === 0 });
    } else {
      if (error.code === 'duplicate') closeIntent(order.name, key);
      const isInvalid = error.code === 'invalid';
      const trouble = { kind: 'refused', error } as const;
      dispatch({ type: 'failed', trouble, closesDialog: isInvalid });
      if (isInvalid) onInvalid(error.problem?.errors ?? []);
    }
  };

  const buy = async (source: string | null) => {
    if (isSending.current || isUnderWay(flow.phase)) return;
    isSending.current = true;
    const { key } = openIntent(order.name, `${amount} ${content}`);
    dispatch({ type: 'sent', key });
    onSend(amount);
    try {
      settle(await order.send({ key, amount, source }), key);
    } catch (error) {
      fail(error, key);
    } finally {
      isSending.current = false;
    }
  };

  const giveUp = () => {
    if (flow.key) closeIntent(order.name, flow.key);
    dispatch({ type: 'givenUp' });
  };

  // After a reload, or in another tab: a purchase was sent, and its answer has not been seen.
  useEffect(() => {
    const open = readIntent(order.name);
    if (open) dispatch({ type: 'answerLost', key: open.key });
  }, [order.name]);

  const { key } = flow;
  const isWaiting = flow.phase.name === 'asking' || flow.phase.name === 'processing';
  const takeUp = useEffectEvent(settle);
  useEffect(() => {
    if (!isWaiting || !key) return;
    const stop = new AbortController();
    const ask = () => askPurchaseState(api, key);
    void askUntilKnown(ask, (state) => takeUp(state, key), stop.signal);
    return () => stop.abort();
  }, [isWaiting, key, api]);

  return { ...flow, amount, dispatch, buy, giveUp };
}

export type Purchase = ReturnType<typeof usePurchase>;
