import type { Config } from '@conkit/api-client';
import { checkoutKind } from '@conkit/rules';
import type { CheckoutMessages, CheckoutState } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo, type ReactNode } from 'react';
import { useIsOnline } from '../browser/useIsOnline.ts';
import { usePaymentDialog } from './usePaymentDialog.ts';
import { usePaymentKey, type PaymentKey } from './usePaymentKey.ts';
import type { Purchase } from './usePurchase.ts';
import { useTrouble } from './useTrouble.ts';

interface CheckoutProps {
  config: Config;
  /** The payment account of the order. */
  account: string;
  purchase: Purchase;
  /** Whether free orders can be completed here, by signing up. */
  allowsFree?: boolean;
}

/** Returns the state of a purchase for the form that sells it, and the payment dialog. */
export function useCheckout({ config, account, purchase, allowsFree = false }: CheckoutProps): {
  checkout: CheckoutState;
  dialog: ReactNode;
} {
  const { phase, trouble, intent, amount, isDialogOpen, dispatch, buy, takeUpOpen } = purchase;
  const isFree = allowsFree && checkoutKind(amount) === 'signUp';
  const keys = usePaymentKey(account, !isFree);
  const dialog = usePaymentDialog(config.payments.adapter, keys.publicKey ?? '');
  const isOffline = !useIsOnline();
  const messages = useCheckoutMessages();

  const openDialog = () =>
    dialog.load().then(
      () => dispatch({ type: 'dialogOpened' }),
      () => dispatch({ type: 'dialogNotLoaded' }),
    );
  const begin = () => {
    if (isFree) return buy(null);
    return takeUpOpen() ? undefined : openDialog();
  };
  return {
    checkout: {
      amount,
      isFree,
      phase,
      trouble: useTrouble(trouble),
      sent: intent,
      isDialogOpen,
      isLoading: dialog.isLoading,
      isOffline,
      cards: cardsOf(keys),
      contact: config.contact.registration,
      onPay: () => void begin(),
      onContinue: () => void openDialog(),
      onCancel: () => void purchase.cancel(),
      onRetry: () => void keys.refetch(),
      messages,
    },
    dialog: isDialogOpen && dialog.loaded && (
      <dialog.loaded.PaymentDialog provider={dialog.loaded.provider} purchase={purchase} />
    ),
  };
}

function cardsOf({ publicKey, isFetching, isError }: PaymentKey): CheckoutState['cards'] {
  if (publicKey !== undefined) return 'ready';
  if (isFetching) return 'loading';
  return isError ? 'failed' : 'unavailable';
}

/** The texts of totals and buttons that the specification defines in each language of its forms. */
function useCheckoutMessages(): Partial<CheckoutMessages> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      total: (amount) => t`Total: ${amount}`,
      payByCard: t`Pay by card`,
      signUp: t`Sign up`,
      working: t`Working...`,
    }),
    [t],
  );
}
