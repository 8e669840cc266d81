import type { FieldError, User } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { ApiError } from '../api/problem.ts';
import { forgetPurchases } from '../api/purchase.ts';
import { useMoney } from '@conkit/ui';
import { useMessages } from '../shell/messages.tsx';
import { useProblemText } from '../shell/problemText.ts';
import type { Intent } from './intent.ts';
import { usePurchase, type Order } from './usePurchase.ts';

/** What somebody without an account has bought. */
interface SoldTo {
  /** Null when it was bought in a tab that was closed since. */
  buyer: { who: string; email: string } | null;
  isPaid: boolean;
  /** Whether it is what the form holds, and not an earlier purchase that was left open. */
  isFormsOwn: boolean;
}

interface SaleProps {
  user: User | null;
  order: Order;
  /** What is said in the end. */
  done: { paid: string; free?: string };
  /** Called when what the form holds is bought: the draft is not to be kept any more. */
  onSold: () => void;
  /** Called when the server does not accept what was entered. */
  onInvalid?: (errors: readonly FieldError[]) => void;
}

/**
 * Sells something, whatever it is: says how it goes on in the message bar, reloads the account when it is
 * bought, and leads home; somebody without an account stays and is told what happens next.
 */
export function useSale({ user, order, done, onSold, onInvalid }: SaleProps) {
  const { t } = useLingui();
  const { moneyWithCode } = useMoney();
  const { queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const problemText = useProblemText();
  const [sold, setSold] = useState<SoldTo | null>(null);
  const isShown = useRef(false);
  useEffect(() => {
    isShown.current = true;
    return () => void (isShown.current = false);
  }, []);

  const finish = async ({ amount, buyer }: Intent, isFormsOwn: boolean) => {
    if (isFormsOwn) onSold();
    messages.show(amount > 0 ? done.paid : (done.free ?? done.paid), 'success');
    if (!user) {
      setSold({ buyer, isPaid: amount > 0, isFormsOwn });
      return;
    }
    // Somebody who went elsewhere meanwhile is left there; what was sold here may go with the reloading.
    const path = isShown.current ? router.state.location.pathname : undefined;
    await forgetPurchases(queryClient);
    if (router.state.location.pathname === path)
      await router.navigate({ to: '/', state: { bought: order.kind } });
  };

  const purchase = usePurchase(order, {
    onSend: (amount) => {
      const { email } = order.subject;
      const total = moneyWithCode(amount);
      messages.show(amount > 0 ? t`Charging ${email} ${total} ...` : t`Signing up...`);
    },
    onHalt: (error) => {
      // What was paid elsewhere leaves the page together with its form, which could say so.
      const isGone = error instanceof ApiError && error.code === 'already_paid';
      if (isGone) messages.show(problemText(error), 'danger');
      else messages.close();
      // What was refused may have been paid elsewhere.
      void queryClient.invalidateQueries({ queryKey: ['purchase', 'list'] });
    },
    onBought: (intent, isFormsOwn) => void finish(intent, isFormsOwn),
    onInvalid: (errors) => onInvalid?.(errors),
  });
  return { purchase, sold };
}
