import type { Config } from '@conkit/api-client';
import type { PaymentProvider } from './provider.ts';

interface ProviderModule {
  /** Prepares the provider with the public key of the payment account. Rejects if that fails. */
  loadProvider: (publicKey: string) => Promise<PaymentProvider>;
}

type Adapter = Config['payments']['adapter'];

const providers: Readonly<Record<Adapter, () => Promise<ProviderModule>>> = {
  sandbox: () => import('./sandbox/provider.ts'),
  stripe: () => import('./stripe/provider.tsx'),
};

/** Loads the configured provider on demand. Rejects if its code or script doesn't load. */
export async function loadProvider(adapter: Adapter, publicKey: string): Promise<PaymentProvider> {
  const module = await providers[adapter]();
  return module.loadProvider(publicKey);
}
