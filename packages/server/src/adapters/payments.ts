import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Payments } from '../ports/payments.ts';
import type { PaymentProviderName } from '../process/payments/providers.ts';
import { createSandboxPayments } from './sandbox.ts';
import { createStripePayments } from './stripe/payments.ts';

type PaymentContext = Pick<Context, 'env' | 'config' | 'db' | 'clock' | 'log'>;

const adapters: Readonly<Record<PaymentProviderName, (context: PaymentContext) => Payments>> = {
  sandbox: ({ config, db, clock }) => createSandboxPayments(db, clock, listPaymentAccounts(config)),
  stripe: createStripePayments,
};

/** Creates the configured payment provider. Without any keys, everything except paying works. */
export function createPayments(context: PaymentContext): Payments {
  const { adapter } = context.config.payments;
  const { accounts } = context.env.paymentSettings[adapter];
  const hasKeys = adapter === 'sandbox' || Object.keys(accounts).length > 0;
  return hasKeys ? adapters[adapter](context) : noPayments;
}

/** Returns the payment accounts that a convention uses. */
export function listPaymentAccounts({
  purchase_categories,
}: Pick<Context['config'], 'purchase_categories'>): readonly string[] {
  const named = Object.values(purchase_categories).map(({ account }) => account ?? 'default');
  return [...new Set(['default', ...named])];
}

const refuse = (): never => {
  throw new ProblemError('unavailable', { message: 'Card payments are not available.' });
};

const noPayments: Payments = {
  charge: async () => refuse(),
  find: async () => undefined,
  cancel: async () => undefined,
  refund: async () => refuse(),
  publicKeys: refuse,
};
