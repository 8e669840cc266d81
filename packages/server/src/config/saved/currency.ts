import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/**
 * Checks that all purchases and unpaid invoices are in the configured currency.
 *
 * @throws StartError
 */
export async function requireCurrency(
  db: Queryable,
  { currency }: Convention,
  source: ConventionSource,
): Promise<void> {
  const other = await db
    .selectFrom('payment')
    .select(['currency', sql<number>`count(*)::integer`.as('count')])
    .where('currency', '!=', currency)
    // A failed payment charged nothing.
    .where('status', '!=', 'failed')
    .groupBy('currency')
    .executeTakeFirst();
  if (!other) return;
  throw source.error(
    ['currency'],
    `is ${currency}, but purchases or invoices are in ${other.currency}: ${other.count}`,
  );
}
