import type { TestServerOptions } from './server.ts';
import type { StripeDouble } from './stripeDouble.ts';

const createKeys = (account: string) => ({
  [`STRIPE_${account}_SECRET_KEY`]: `sk_test_${account}`,
  [`STRIPE_${account}_PUBLISHABLE_KEY`]: `pk_test_${account}`,
  [`STRIPE_${account}_WEBHOOK_SECRET`]: webhookSecret(account),
});

/** Returns the secret that signs an account's events. */
export const webhookSecret = (account: string): string => `whsec_${account}`;

/** Returns the environment of a server with two accounts that uses the Stripe double. */
export const stripeEnv = ({ url }: StripeDouble): Readonly<Record<string, string>> => ({
  ...createKeys('DEFAULT'),
  ...createKeys('SITESELECT'),
  STRIPE_API_URL: url,
});

/** Returns the options of a server that uses the Stripe double. */
export const withStripe = (double: StripeDouble): TestServerOptions => ({
  env: stripeEnv(double),
  change: (convention) => ({ ...convention, payments: { adapter: 'stripe' } }),
});
