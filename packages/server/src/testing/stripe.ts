import type { TestServerOptions } from './server.ts';
import type { StripeDouble } from './stripeDouble.ts';

const keysOf = (account: string) => ({
  [`STRIPE_${account}_SECRET_KEY`]: `sk_test_${account}`,
  [`STRIPE_${account}_PUBLISHABLE_KEY`]: `pk_test_${account}`,
  [`STRIPE_${account}_WEBHOOK_SECRET`]: webhookSecret(account),
});

/** What events of an account are signed with. */
export const webhookSecret = (account: string): string => `whsec_${account}`;

/** The environment of a server that asks the stand-in instead of Stripe; two accounts. */
export const stripeEnv = ({ url }: StripeDouble): Readonly<Record<string, string>> => ({
  ...keysOf('DEFAULT'),
  ...keysOf('SITESELECT'),
  STRIPE_API_URL: url,
});

/** A server that takes cards by Stripe. */
export const withStripe = (double: StripeDouble): TestServerOptions => ({
  env: stripeEnv(double),
  change: (convention) => ({ ...convention, payments: { adapter: 'stripe' } }),
});
