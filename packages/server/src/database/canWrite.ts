import { sql } from 'kysely';
import type { Clock } from '../ports/clock.ts';
import type { Database } from './connect.ts';

/** For so long an answer is good, in milliseconds: anybody may ask, as often as they like. */
const GOOD_MS = 1000;

interface Look {
  readonly began: number;
  readonly outcome: Promise<void>;
}

const looks = new WeakMap<Database, Look>();

/**
 * Makes sure that the database takes what is written. Reading is not enough: one whose disk is full, or
 * that has become a standby, still reads.
 *
 * @throws DatabaseUnavailable when it does not
 */
export function canWrite(db: Database, clock: Clock): Promise<void> {
  const last = looks.get(db);
  if (last && performance.now() - last.began < GOOD_MS) return last.outcome;
  const outcome = look(db, clock);
  looks.set(db, { began: performance.now(), outcome });
  return outcome;
}

/**
 * Writes a row, for which there is nearly always room left, and counts more than it may keep in memory,
 * which takes new room on the disk and gives it back.
 */
const look = (db: Database, clock: Clock): Promise<void> =>
  db.transaction().execute(async (trx) => {
    const value = clock.now().toISOString();
    await trx
      .insertInto('setting')
      .values({ key: 'written', value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
      .execute();
    await sql`set local work_mem = '64kB'`.execute(trx);
    await sql`select count(*) from generate_series(1, 20000)`.execute(trx);
  });
