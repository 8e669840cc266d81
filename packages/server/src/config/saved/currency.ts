import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/**
 * What was bought, or is to be paid, stays in the currency that it was bought in.
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
    // Nobody was charged.
    .where('status', '!=', 'failed')
    .groupBy('currency')
    .executeTakeFirst();
  if (!other) return;
  throw source.error(
    ['currency'],
    `is ${currency}, but purchases or invoices are in ${other.currency}: ${other.count}`,
  );
}
