import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/**
 * Checks that the configuration has all days of sold day passes.
 *
 * @throws StartError
 */
export async function requireDays(
  db: Queryable,
  { daypass }: Convention,
  source: ConventionSource,
): Promise<void> {
  const held = await db
    .selectFrom('person')
    .select(sql<number | null>`max(array_length(daypass_days, 1))`.as('days'))
    .executeTakeFirst();
  const days = held?.days ?? 0;
  if (days <= daypass.days.length) return;
  throw source.error(
    ['daypass', 'days'],
    `has ${daypass.days.length}, but somebody’s day pass was sold when there were ${days}`,
  );
}
