import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from './connect.ts';

/** Rows per statement, so that no request waits for long. */
export const BATCH = 1000;

/** Deletes up to {@link BATCH} rows that meet a condition, and returns how many it deleted. */
export async function deleteBatch(
  db: Queryable,
  name: string,
  condition: RawBuilder<unknown>,
): Promise<number> {
  const table = sql.table(name);
  const { numAffectedRows } = await sql`
    delete from ${table}
    where ctid in (select ctid from ${table} where ${condition} limit ${BATCH})
      and (${condition})`.execute(db);
  return Number(numAffectedRows ?? 0);
}
