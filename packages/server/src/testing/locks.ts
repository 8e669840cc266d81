import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/**
 * Ends when somebody waits for what a transaction holds, or there is nothing to wait for any more. Not for the embedded
 * database, which does one thing after the other.
 *
 * @param doing what is to wait
 */
export async function untilItWaits(db: Database, doing: Promise<unknown>): Promise<void> {
  const waiting = sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database()`;
  const ended = doing.then(
    () => true,
    () => true,
  );
  for (;;) {
    if ((await waiting.execute(db)).rows.length > 0) return;
    if (await Promise.race([ended, setTimeout(2, false)])) return;
  }
}
