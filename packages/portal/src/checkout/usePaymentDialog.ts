import type { Config } from '@conkit/api-client';
import { useState } from 'react';
import { loadProvider } from './loadProvider.ts';
import type { PaymentProvider } from './provider.ts';

interface Loaded {
  publicKey: string;
  PaymentDialog: typeof import('./PaymentDialog.tsx').PaymentDialog;
  provider: PaymentProvider;
}

/** Loads the payment dialog and the provider's form on demand. */
export function usePaymentDialog(adapter: Config['payments']['adapter'], publicKey: string) {
  const [last, setLoaded] = useState<Loaded | null>(null);
  // The order may have moved to another payment account.
  const loaded = last?.publicKey === publicKey ? last : null;
  const [isLoading, setLoading] = useState(false);
  /** Rejects if the code or the provider's script doesn't load. Can be called again. */
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
