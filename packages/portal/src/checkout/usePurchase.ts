import type { FieldError, PurchaseState } from '@conkit/api-client';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useSyncExternalStore } from 'react';
import { askPurchaseState, voidPurchase } from '../api/buying.ts';
import type { OrderKind } from '../context.ts';
import { reportFailure } from '../shell/analytics.ts';
import {
  closeIntent,
  intentName,
  isIntentFor,
  openIntent,
  readIntent,
  type Intent,
  type PaymentSubject,
} from './intent.ts';
import { createPurchaseDriver, type PurchasePorts } from './purchaseDriver.ts';
import { startFlow } from './purchaseFlow.ts';
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
 * a lost answer is asked for until it is known, and "not charged" is said only when the server has promised it.
 */
export function usePurchase(
  order: Order,
  { onSend, onHalt, onBought, onInvalid }: PurchaseHandlers,
) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const name = intentName(config, order.name);
  const content = JSON.stringify(order.content);
  const { amount, requote } = useQuote(content, order.amount);
  const driver = useMemo(() => {
    const ports: PurchasePorts = {
      readOpen: () => readIntent(name),
      closeOpen: (key) => closeIntent(name, key),
      ask: (key) => askPurchaseState(api, key),
      voidKey: (key) => voidPurchase(api, key),
      wait,
    };
    return createPurchaseDriver(ports);
  }, [api, name]);
  // What was sent may be answered after the form has changed.
  useLayoutEffect(() =>
    driver.listen({
      onHalt,
      onBought: (intent, { charge_id }) =>
        onBought(intent, { isFormsOwn: isIntentFor(intent, content), chargeId: charge_id }),
      onRefused: ({ newAmount, invalid }) => {
        if (newAmount !== undefined) requote(newAmount);
        if (invalid) onInvalid(invalid);
      },
      onError: (error) => reportFailure('purchase', error),
    }),
  );
  useEffect(() => driver.start(), [driver]);
  const flow = useSyncExternalStore(driver.subscribe, driver.getFlow, () => startFlow);

  const buy = (source: string | null) =>
    driver.buy(
      () => openIntent(name, { content, amount, subject: order.subject }),
      ({ key }) => {
        onSend(amount);
        return order.send({ key, amount, source });
      },
    );
  const { dispatch, takeUpOpen, cancel } = driver;
  return { ...flow, subject: order.subject, amount, dispatch, takeUpOpen, buy, cancel };
}

/** Waits, at the longest until the signal. */
const wait = (ms: number, signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    const done = () => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });

export type Purchase = ReturnType<typeof usePurchase>;
