import type { Config } from '@conkit/api-client';
import { useState } from 'react';
import { loadProvider } from './loadProvider.ts';
import type { PaymentProvider } from './provider.ts';

interface Loaded {
  publicKey: string;
  PaymentDialog: typeof import('./PaymentDialog.tsx').PaymentDialog;
  provider: PaymentProvider;
}

/** Loads the payment dialog and the provider's form when somebody pays, and not before. */
export function usePaymentDialog(adapter: Config['payments']['adapter'], publicKey: string) {
  const [last, setLoaded] = useState<Loaded | null>(null);
  // What is bought may be another account's by now.
  const loaded = last?.publicKey === publicKey ? last : null;
  const [isLoading, setLoading] = useState(false);
  /** Rejects when the code or the provider's script does not load; it may be called again. */
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
