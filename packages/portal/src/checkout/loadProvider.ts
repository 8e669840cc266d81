import type { Config } from '@conkit/api-client';
import type { PaymentProvider } from './provider.ts';

interface ProviderModule {
  /** Gets the provider ready, with the public key of the payment account. Rejects when it cannot be. */
  loadProvider: (publicKey: string) => Promise<PaymentProvider>;
}

type Adapter = Config['payments']['adapter'];

/** Each provider's code is loaded when somebody pays. */
const providers: Readonly<Record<Adapter, () => Promise<ProviderModule>>> = {
  sandbox: () => import('./sandbox/provider.ts'),
  stripe: () => import('./stripe/provider.tsx'),
};

/** Loads the provider of the configured adapter; rejects when its code or script does not load. */
export async function loadProvider(adapter: Adapter, publicKey: string): Promise<PaymentProvider> {
  const module = await providers[adapter]();
  return module.loadProvider(publicKey);
}
