import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** Returns a person's code for the packet's extra. */
export async function findSeriesCode(db: Queryable, personId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('series_extra_code')
    .select('code')
    .where('person_id', '=', personId)
    .executeTakeFirst();
  return row?.code;
}

/**
 * Assigns a person a code, unless they have one. Concurrent callers get different codes; a second call for one person
 * waits for the first.
 *
 * @param trx a transaction, as the person stays locked until it ends
 * @returns whether the person has a code now; if not, none is left
 */
export async function assignSeriesCode(
  trx: Queryable,
  personId: number,
  now: Date,
): Promise<boolean> {
  await trx
    .selectFrom('person')
    .select('id')
    .where('id', '=', personId)
    .forNoKeyUpdate()
    .executeTakeFirst();
  if ((await findSeriesCode(trx, personId)) !== undefined) return true;
  const { rows } = await sql`
    update series_extra_code set person_id = ${personId}, given = ${now}
    where id = (
      select id from series_extra_code where person_id is null
      order by id limit 1 for update skip locked
    )
    returning id`.execute(trx);
  return rows.length > 0;
}
