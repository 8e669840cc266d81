import type { Config } from '@conkit/api-client';
import { checkoutKind } from '@conkit/rules';
import type { CheckoutMessages, CheckoutState } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo, useState, type ReactNode } from 'react';
import { paymentKeysQuery } from '../api/prices.ts';
import { useIsOnline } from '../browser/useIsOnline.ts';
import type { PaymentProvider } from './provider.ts';
import { toPurchaseSubject, useCheckoutProblem, type Purchase } from './usePurchase.ts';

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
  const { phase, problem, intent, amount, isDialogOpen, dispatch, buy, takeUpOpen } = purchase;
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
      problem: useCheckoutProblem(problem),
      sentPurchase: intent && toPurchaseSubject(intent),
      isDialogOpen,
      isLoading: dialog.isLoading,
      isOffline,
      cardStatus: getCardState(keys),
      contactEmail: config.contact.registration,
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

function getCardState({ publicKey, isFetching, isError }: PaymentKey): CheckoutState['cardStatus'] {
  if (publicKey !== undefined) return 'ready';
  if (isFetching) return 'loading';
  return isError ? 'failed' : 'unavailable';
}

/** The texts of totals and buttons that the specification defines in each language of its forms. */
function useCheckoutMessages(): Partial<CheckoutMessages> {
  const { t } = useLingui();
  return useMemo(
    () => ({
      total: ({ amount }) => t`Total: ${amount}`,
      payByCard: t`Pay by card`,
      signUp: t`Sign up`,
      working: t`Working...`,
    }),
    [t],
  );
}

/**
 * Loads the public key of a payment account. Payment isn't possible without it: money for one account must
 * never go to another.
 *
 * @param isNeeded false when there is nothing to pay
 */
function usePaymentKey(account: string, isNeeded: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isError, refetch } = useQuery({
    ...paymentKeysQuery(api),
    enabled: isNeeded,
  });
  // The default account's key is an empty string if no keys are configured.
  const publicKey = (isNeeded && data?.[account]) || undefined;
  return { publicKey, isFetching, isError, refetch };
}

type PaymentKey = ReturnType<typeof usePaymentKey>;

interface Loaded {
  publicKey: string;
  PaymentDialog: typeof import('./PaymentDialog.tsx').PaymentDialog;
  provider: PaymentProvider;
}

/** Loads the payment dialog and the provider's form on demand. */
function usePaymentDialog(adapter: Config['payments']['adapter'], publicKey: string) {
  const [last, setLoaded] = useState<Loaded | null>(null);
  // The order may have moved to another payment account.
  const loaded = last?.publicKey === publicKey ? last : null;
  const [isLoading, setLoading] = useState(false);
  /** Rejects if the code or the provider's script doesn't load, and can then be called again. */
  const load = async () => {
    if (loaded) return;
    setLoading(true);
    try {
      const [{ PaymentDialog }, provider] = await Promise.all([
        import('./PaymentDialog.tsx'),
        loadProvider(adapter, publicKey),
      ]);
      setLoaded({ publicKey, PaymentDialog, provider });
    } finally {
      setLoading(false);
    }
  };
  return { loaded, load, isLoading };
}

interface ProviderModule {
  /** Prepares the provider with the public key of the payment account. Rejects if that fails. */
  loadProvider: (publicKey: string) => Promise<PaymentProvider>;
}

type Adapter = Config['payments']['adapter'];

const providers: Readonly<Record<Adapter, () => Promise<ProviderModule>>> = {
  sandbox: () => import('./sandbox/provider.tsx'),
  stripe: () => import('./stripe/provider.tsx'),
};

/** Loads the configured provider on demand. Rejects if its code or script doesn't load. */
async function loadProvider(adapter: Adapter, publicKey: string): Promise<PaymentProvider> {
  const module = await providers[adapter]();
  return module.loadProvider(publicKey);
}
