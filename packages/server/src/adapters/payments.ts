import type { Convention } from '../config/types.ts';
import type { Database } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import type { Payments } from '../ports/payments.ts';
import { noPayments } from './noPayments.ts';
import { sandboxPayments } from './sandbox.ts';

/** The payment provider that the convention's configuration names. */
export function createPayments(config: Convention, db: Database, clock: Clock): Payments {
  if (config.payments.adapter !== 'sandbox') return noPayments;
  const accounts = Object.values(config.purchase_categories).map(
    ({ account }) => account ?? 'default',
  );
  return sandboxPayments(db, clock, [...new Set(['default', ...accounts])]);
}
