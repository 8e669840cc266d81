import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/** Statuses of purchases that are unpaid or undelivered. */
const OPEN = ['invoice', 'requires_action', 'processing'];

/**
 * Checks that everything unpaid is still for sale under its name.
 *
 * @throws StartError
 */
export async function requireInvoices(
  db: Queryable,
  { purchase_categories }: Convention,
  source: ConventionSource,
): Promise<void> {
  const open = await db
    .selectFrom('payment')
    .select(['category', 'type', sql<number>`count(*)::integer`.as('count')])
    .where('status', 'in', OPEN)
    .groupBy(['category', 'type'])
    .orderBy('category')
    .orderBy('type')
    .execute();
  for (const { category, type, count } of open) {
    const sold = Object.hasOwn(purchase_categories, category)
      ? purchase_categories[category]
      : undefined;
    if (sold?.types.some(({ key }) => key === type)) continue;
    const path = ['purchase_categories', category, ...(sold ? ['types'] : [])];
    throw source.error(
      path,
      `${sold ? `lacks "${type}"` : 'is missing'}, but it is still to be paid: ${count}`,
    );
  }
}
