import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';
import type { ConventionSource } from '../read.ts';
import type { Convention } from '../types.ts';

/**
 * Checks that the configuration has all membership types that people have, and the types of their day passes.
 *
 * @throws StartError
 */
export async function requireMemberships(
  db: Queryable,
  { membership_types }: Convention,
  source: ConventionSource,
): Promise<void> {
  for (const column of ['membership', 'daypass_type'] as const) {
    const held = await db
      .selectFrom('person')
      .select([column, sql<number>`count(*)::integer`.as('count')])
      .where(column, 'is not', null)
      .groupBy(column)
      .orderBy(column)
      .execute();
    for (const { [column]: type, count } of held) {
      if (type === null || Object.hasOwn(membership_types, type)) continue;
      const what = column === 'membership' ? 'this membership' : 'a day pass of this type';
      throw source.error(
        ['membership_types', type],
        `is missing, but people have ${what}: ${count}`,
      );
    }
  }
}
