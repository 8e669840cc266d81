import type { FieldError, User } from '@conkit/api-client';
import { useHydrated } from '@conkit/drafts/react';
import { useMoney, type ReceiptFacts } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext, useRouter, useRouterState } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { configQuery } from '../api/config.ts';
import { calendarUrl } from '../api/documents.ts';
import { purchaseDataQuery } from '../api/prices.ts';
import { ApiError } from '../api/problem.ts';
import { findReceipt, forgetPurchases, paidPurchaseQuery } from '../api/purchases.ts';
import type { SoldState } from '../context.ts';
import { useLanguage } from '../i18n/language.ts';
import { useMessages } from '../shell/messages.tsx';
import { useProblemText } from '../shell/problemText.ts';
import type { Intent } from './intent.ts';
import { usePurchase, type Bought, type Order } from './usePurchase.ts';
import { findQuestion } from './useQuestions.tsx';

interface SaleProps {
  user: User | null;
  order: Order;
  /** The success messages. */
  done: { paid: string; free?: string };
  /** Called when the form's content is bought, to clear the draft. */
  onSold: () => void;
  /** Called when the server doesn't accept the entered fields. */
  onInvalid?: (errors: readonly FieldError[]) => void;
}

/**
 * Sells an order: shows its progress in the message bar, then reloads the account and goes to the home page
 * with the receipt. For visitors without an account, the page becomes the receipt instead.
 */
export function useSale({ user, order, done, onSold, onInvalid }: SaleProps) {
  const { t } = useLingui();
  const { formatMoneyWithCode } = useMoney();
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const problemText = useProblemText();
  const sold = useSold(order.name);
  const reloadQuestions = useReloadQuestions();
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const finish = async (intent: Intent, { isFormsOwn, chargeId }: Bought) => {
    const { key, amount, what, buyer } = intent;
    if (isFormsOwn) onSold();
    // Don't navigate if the user has left the page. Check before reloading, which can unmount it.
    const path = isShown.current ? router.state.location.pathname : undefined;
    if (!user && path !== undefined) {
      // The page itself becomes the receipt and focuses its heading, so the bar would repeat it.
      messages.close();
      const date = new Date().toISOString();
      const bought = { name: order.name, key, amount, what: [...what], buyer, isFormsOwn, date };
      await router.navigate({ to: '.', replace: true, state: { sold: bought } });
      return;
    }
    messages.show(amount > 0 ? done.paid : (done.free ?? done.paid), 'success');
    if (!user) return;
    await forgetPurchases(queryClient);
    const receipt = await findReceipt(queryClient, api, chargeId);
    if (router.state.location.pathname === path)
      await router.navigate({ to: '/', search: { receipt }, state: { bought: order.kind } });
  };

  const purchase = usePurchase(order, {
    onSend: (amount) => {
      const { email } = order.subject;
      const total = formatMoneyWithCode(amount);
      messages.show(amount > 0 ? t`Charging ${email} ${total} ...` : t`Signing up...`);
    },
    onHalt: (error) => {
      // An invoice paid elsewhere disappears with its form, so show the error in the message bar.
      const isGone = error instanceof ApiError && error.code === 'already_paid';
      if (isGone) messages.show(problemText(error), 'danger');
      else messages.close();
      // The order may have been paid elsewhere.
      void queryClient.invalidateQueries({ queryKey: ['purchase', 'list'] });
    },
    onBought: (intent, bought) => void finish(intent, bought),
    onInvalid: (errors) => void reloadQuestions(errors).then(() => onInvalid?.(errors)),
  });
  return { purchase, sold };
}

/**
 * Returns a function that reloads the questions if the server refused an answer: they have changed since the page was
 * loaded, because the form checks answers as the server does.
 */
function useReloadQuestions() {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  return async (errors: readonly FieldError[]): Promise<void> => {
    if (errors.every((error) => findQuestion(error) === undefined)) return;
    await Promise.allSettled([
      queryClient.fetchQuery({ ...configQuery(api), staleTime: 0 }),
      queryClient.fetchQuery({ ...purchaseDataQuery(api), staleTime: 0 }),
    ]);
    await router.invalidate();
  };
}

/**
 * Returns a visitor's purchase of this order, also after a reload, or null. It is in the browser's history
 * only, so the server renders null.
 */
function useSold(name: string): SoldState | null {
  const isHydrated = useHydrated();
  const sold = useRouterState({ select: ({ location }) => location.state.sold });
  return isHydrated && sold?.name === name ? sold : null;
}

/** Returns the props of a visitor's receipt. */
export function useReceipt(sold: SoldState | null) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  // A free sign-up has no payment to look up.
  const isPaid = sold !== null && sold.amount > 0;
  const { data: paid } = useQuery({
    ...paidPurchaseQuery(api, sold?.key ?? ''),
    enabled: isPaid,
  });
  const numbers = paid?.member_numbers ?? [];
  if (!sold) return null;
  const { amount, what, buyer, date } = sold;
  const [first = '', ...notes] = what;
  const receipt: ReceiptFacts = {
    lines: [{ id: 1, label: first, recipient: buyer?.who ?? null, notes }],
    amount,
    paidAt: date,
    email: buyer?.email ?? null,
    seller: config.seller ?? [config.name],
    reference: paid?.receipt_number ?? paid?.charge_id,
    card: paid?.card,
    memberNumber: numbers.length === 1 ? numbers[0] : undefined,
  };
  return {
    receipt,
    buyer: buyer && { name: buyer.who, email: buyer.email },
    isPaid,
    calendarHref: calendarUrl(language),
  };
}
