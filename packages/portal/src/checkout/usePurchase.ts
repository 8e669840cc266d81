import type { FieldError, PurchaseState } from '@conkit/api-client';
import { isUnderWay } from '@conkit/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useReducer, useRef } from 'react';
import { useSingleFlight } from '../browser/useSingleFlight.ts';
import type { OrderKind } from '../context.ts';
import { reportFailure } from '../shell/analytics.ts';
import { cancelOpen, cancelPrevious } from './cancelling.ts';
import { failedEvent, failureOf } from './failure.ts';
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
import { nextFlow, startFlow } from './purchaseFlow.ts';
import { useAskedStatus } from './useAskedStatus.ts';
import { useQuote } from './useQuote.ts';

/** One way of sending a purchase; `amount` in the currency's minor unit, `source` null when nothing is to pay. */
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
  /** What it costs by the rules, in the currency's minor unit. */
  amount: number;
  send: (payment: Payment) => Promise<PurchaseState>;
}

/** What is known of a purchase that was made. */
export interface Bought {
  /** Whether what was sent is what the form holds. */
  isFormsOwn: boolean;
  /** The provider's id of the charge, if anything was charged. */
  chargeId: string | undefined;
}

export interface PurchaseHandlers {
  /** Called when the purchase is sent, with what is charged in the currency's minor unit. */
  onSend: (amount: number) => void;
  /** Called when it does not end with that: it waits for somebody, or was refused with this error. */
  onHalt: (error?: unknown) => void;
  /** Called when it is bought, with what was sent. */
  onBought: (intent: Intent, bought: Bought) => void;
  /** Called when the server does not accept what was entered. */
  onInvalid: (errors: readonly FieldError[]) => void;
}

/**
 * One purchase, from the button to the end. It charges once however often it is pressed, sent or reloaded;
 * a lost answer is asked for until it is known, and nothing is called failed before the provider says so.
 */
export function usePurchase(
  order: Order,
  { onSend, onHalt, onBought, onInvalid }: PurchaseHandlers,
) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const [flow, dispatch] = useReducer(nextFlow, startFlow);
  /** Keys of purchases of which the server has said that it never saw them. */
  const neverSeen = useRef(new Set<string>());
  const name = intentName(config, order.name);
  const content = JSON.stringify(order.content);
  const { amount, requote } = useQuote(content, order.amount);

  /** Goes on from what the server says about a purchase. */
  const resume = (state: PurchaseState | null, intent: Intent) => {
    const isDecided = state?.status === 'success' || state?.status === 'failed';
    if (isDecided) closeIntent(name, intent.key);
    if (state === null) neverSeen.current.add(intent.key);
    dispatch({ type: 'statusReceived', state });
    if (state?.status === 'success' && !state.refund_due)
      onBought(intent, {
        isFormsOwn: isIntentFor(intent, content),
        chargeId: state.charge_id,
      });
    else onHalt();
  };

  const fail = (error: unknown, intent: Intent) => {
    onHalt(error);
    reportFailure('purchase', error);
    const failure = failureOf(error);
    if (failure.kind === 'unknown') {
      dispatch({ type: 'answerLost', intent, isDuplicate: failure.isDuplicate });
      return;
    }
    // Of what was sent before without being seen, a copy may still arrive, unless the purchase is decided.
    const mayArrive = neverSeen.current.has(intent.key) && failure.kind !== 'unpaid';
    if (failure.isDecided && !mayArrive) closeIntent(name, intent.key);
    if (failure.kind === 'repriced') requote(failure.now);
    dispatch(failedEvent(failure, amount));
    if (failure.kind === 'refused' && failure.invalid) onInvalid(failure.invalid);
  };

  /** Another tab's purchase is found out about before anything else is paid. */
  const resumeOther = (): boolean => {
    const open = readIntent(name);
    if (!open || open.buyer || neverSeen.current.has(open.key)) return false;
    dispatch({ type: 'answerLost', intent: open });
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

  const cancelling = { api, name, dispatch, resume, onHalt };
  const buy = useSingleFlight(async (source: string | null) => {
    if (isUnderWay(flow.phase) || resumeOther()) return;
    const previous = otherIntent(name, { content, amount });
    if (previous && !(await cancelPrevious(cancelling, previous))) return;
    // Another tab may have sent one meanwhile.
    if (!resumeOther()) await send(source);
  });
  const cancel = () => flow.intent && cancelOpen(cancelling, flow.intent);

  // After a reload, or in another tab: a purchase was sent, and its answer has not been seen.
  useEffect(() => {
    const intent = readIntent(name);
    if (intent) dispatch({ type: 'answerLost', intent });
  }, [name]);
  useAskedStatus(flow, resume);

  return { ...flow, subject: order.subject, amount, dispatch, resumeOther, buy, cancel };
}

export type Purchase = ReturnType<typeof usePurchase>;
