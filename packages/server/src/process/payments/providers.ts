import type { PaymentProvider, ProviderSettings } from '../../ports/paymentProvider.ts';
import { stripe } from './stripe.ts';

// This file names the payment providers without loading their code, because every command reads the configuration.

/** Charges no cards and needs no keys. */
const sandbox: PaymentProvider<ProviderSettings> = {
  name: 'the sandbox',
  variables: /^$/,
  readSettings: () => ({ accounts: {} }),
  formatAccountVariables: () => '',
  isLive: () => false,
  origins: { scripts: [], frames: [], connections: [] },
};

/** The payment providers, by `payments.adapter` in a convention's configuration. */
export const PAYMENT_PROVIDERS = { stripe, sandbox };

export type PaymentProviderName = keyof typeof PAYMENT_PROVIDERS;

export const PAYMENT_PROVIDER_NAMES = Object.keys(PAYMENT_PROVIDERS) as PaymentProviderName[];

/** The settings of all providers. */
export type PaymentSettings = {
  readonly [Name in PaymentProviderName]: ReturnType<
    (typeof PAYMENT_PROVIDERS)[Name]['readSettings']
  >;
};

/**
 * Reads the environment variables of all providers.
 *
 * @param variables the non-empty variables
 * @throws StartError naming the variable that is wrong or missing
 */
export const readPaymentSettings = (
  variables: Readonly<Record<string, string>>,
  publicUrl: string,
): PaymentSettings =>
  Object.fromEntries(
    Object.entries(PAYMENT_PROVIDERS).map(([name, { readSettings }]) => [
      name,
      readSettings(variables, publicUrl),
    ]),
  ) as PaymentSettings;

/** Returns whether a convention's payments charge real cards. */
export const isLive = (provider: PaymentProviderName, settings: PaymentSettings): boolean =>
  provider === 'stripe' ? stripe.isLive(settings.stripe) : sandbox.isLive(settings.sandbox);

/** Returns whether an environment variable belongs to a payment provider. */
export const isProviderVariable = (variable: string): boolean =>
  Object.values(PAYMENT_PROVIDERS).some(({ variables }) => variables.test(variable));
