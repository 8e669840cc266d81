import { periodPhase } from '@conkit/rules';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { replacedFinalists } from './replaced.ts';

/**
 * Queues a mail to every voter who ranks a replaced finalist. Each gets it only once, as it is recorded in the
 * same transaction. Queues nothing once voting has closed.
 *
 * @returns how many mails were queued
 */
export async function tellReplaced({
  db,
  config,
  clock,
}: Pick<Context, 'db' | 'config' | 'clock'>): Promise<number> {
  const now = clock.now();
  const replaced = replacedFinalists(config).filter(
    ({ voting }) => periodPhase(voting, now) !== 'closed',
  );
  let told = 0;
  for (const { category, id } of replaced) {
    const { rows } = await sql<{ person_id: number }>`
      with told as (
        insert into replacement_told (finalist_id, person_id, told)
        select ${id}::integer, person_id, ${now}::timestamptz from ballot
        where current -> ${category} -> 'votes' @> to_jsonb(${id}::integer)
        order by person_id
        on conflict do nothing
        returning person_id
      ), mailed as (
        insert into mail_job (kind, data, due_at, created)
        select 'finalist_replaced',
          jsonb_build_object('personId', person_id, 'finalistId', ${id}::integer),
          ${now}::timestamptz, ${now}::timestamptz
        from told
      )
      select person_id from told`.execute(db);
    told += rows.length;
  }
  return told;
}
