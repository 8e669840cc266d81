import type { FieldError, PurchaseState } from '@conkit/api-client';
import type { PurchaseProblem, PurchaseSubject } from '@conkit/ui';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useLayoutEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { purchaseDataQuery } from '../api/prices.ts';
import { fetchPurchaseState, voidPurchase } from '../api/purchases.ts';
import type { OrderKind } from '../context.ts';
import { reportFailure } from '../shell/analytics.ts';
import { useProblemText } from '../shell/problemText.ts';
import {
  closeIntent,
  getIntentName,
  isIntentFor,
  openIntent,
  readIntent,
  type Intent,
  type PaymentSubject,
} from './intent.ts';
import { createPurchaseDriver, type PurchasePorts } from './purchaseDriver.ts';
import { startFlow, type CheckoutProblem } from './purchaseFlow.ts';

/**
 * One attempt to pay. `amount` is in the currency's minor unit, `source` is null if there is nothing to
 * pay.
 */
export interface Payment {
  key: string;
  amount: number;
  source: string | null;
}

export interface Order {
  kind: OrderKind;
  /** The storage name of the open purchase. */
  name: string;
  /** The order as it is sent. Different content makes another purchase. */
  content: unknown;
  /** The order as displayed text. */
  subject: PaymentSubject;
  /** The price by the rules, in the currency's minor unit. */
  amount: number;
  send: (payment: Payment) => Promise<PurchaseState>;
}

export interface Bought {
  /** Whether the form still contains what was sent. */
  isFormsOwn: boolean;
  /** The provider's charge id, if anything was charged. */
  chargeId: string | undefined;
}

interface PurchaseHandlers {
  /** Called when the purchase is sent, with the amount in the currency's minor unit. */
  onSend: (amount: number) => void;
  /**
   * Called when the purchase stops without a success: it waits for an outcome or the card holder, or failed
   * with this error.
   */
  onHalt: (error?: unknown) => void;
  /** Called with the intent that was sent. */
  onBought: (intent: Intent, bought: Bought) => void;
  /** Called when the server doesn't accept the entered fields. */
  onInvalid: (errors: readonly FieldError[]) => void;
}

/**
 * Runs one purchase from the button to its outcome. The buyer is charged once, however often the button is
 * pressed, the request is sent or the page is reloaded. After a lost answer it polls for the outcome, and it
 * states "not charged" only after the server's promise.
 */
export function usePurchase(
  order: Order,
  { onSend, onHalt, onBought, onInvalid }: PurchaseHandlers,
) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const name = getIntentName(config, order.name);
  const content = JSON.stringify(order.content);
  const { amount, requote } = useQuote(content, order.amount);
  const driver = useMemo(() => {
    const ports: PurchasePorts = {
      readOpen: () => readIntent(name),
      closeOpen: (key) => closeIntent(name, key),
      ask: (key) => fetchPurchaseState(api, key),
      voidKey: (key) => voidPurchase(api, key),
      wait,
    };
    return createPurchaseDriver(ports);
  }, [api, name]);
  // The answer can arrive after the form has changed, so `content` must be current.
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

/** Waits, or returns early when the signal aborts. */
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

/**
 * Returns the price of an order: the server's, once it has corrected the price, otherwise the rules'.
 *
 * @param content the order; a correction applies to this content only
 * @param byRules in the currency's minor unit
 * @returns `amount` in the currency's minor unit, and `requote`, which applies the server's price and
 *   reloads the other prices
 */
function useQuote(content: string, byRules: number) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const [quote, setQuote] = useState<{ content: string; amount: number } | null>(null);
  return {
    amount: quote?.content === content ? quote.amount : byRules,
    requote: (amount: number) => {
      setQuote({ content, amount });
      void queryClient.invalidateQueries({ queryKey: purchaseDataQuery(api).queryKey });
    },
  };
}

/** Adds the server's error message to the problem of a purchase. */
export function useCheckoutProblem(problem: CheckoutProblem | null): PurchaseProblem | null {
  const problemText = useProblemText();
  if (!problem) return null;
  switch (problem.kind) {
    case 'refused':
      return { kind: 'refused', errorMessage: problemText(problem.error) };
    case 'repriced':
      return { kind: 'repriced', previousAmount: problem.before, currentAmount: problem.now };
    default:
      return { kind: problem.kind };
  }
}

/** Converts what was sent for the component library. */
export const toPurchaseSubject = ({ what, buyer, amount }: Intent): PurchaseSubject => ({
  items: what,
  buyer: buyer && { name: buyer.who, email: buyer.email },
  amount,
});
