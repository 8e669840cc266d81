import type { Context } from '../context.ts';
import type { Payments } from '../ports/payments.ts';
import { noPayments } from './noPayments.ts';
import { sandboxPayments } from './sandbox.ts';
import { stripePayments } from './stripe/payments.ts';

/** Creates the configured payment provider. Stripe also needs keys. */
export function createPayments({
  env,
  config,
  db,
  clock,
  log,
}: Pick<Context, 'env' | 'config' | 'db' | 'clock' | 'log'>): Payments {
  if (config.payments.adapter === 'sandbox') return sandboxPayments(db, clock, accountsOf(config));
  const { stripe: settings, publicUrl: returnUrl } = env;
  if (Object.keys(settings.accounts).length === 0) return noPayments;
  return stripePayments({ settings, db, clock, log, returnUrl });
}

/** Returns the payment accounts that a convention uses. */
export function accountsOf({
  purchase_categories,
}: Pick<Context['config'], 'purchase_categories'>): readonly string[] {
  const named = Object.values(purchase_categories).map(({ account }) => account ?? 'default');
  return [...new Set(['default', ...named])];
}
