import type { PaymentProvider } from '../provider.ts';
import { SandboxBank } from './SandboxBank.tsx';
import { SandboxCardForm } from './SandboxCardForm.tsx';

/** The payment sandbox: no script, no account, no charges. */
export const loadProvider = (): Promise<PaymentProvider> =>
  Promise.resolve({ CardForm: SandboxCardForm, Authentication: SandboxBank });
