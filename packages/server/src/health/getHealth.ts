import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { getNewestMigration } from '../database/migrate.ts';
import type { Operation } from '../operation.ts';
import type { Clock } from '../ports/clock.ts';
import { version } from '../process/version.ts';

/**
 * Returns the server's version, schema and convention if its database accepts writes; otherwise throws, because a
 * server that can't write is not healthy.
 */
export const getHealth: Operation<'getHealth'> = async ({ db, clock, config }) => {
  await requireWritable(db, clock);
  const migration = await getNewestMigration();
  return { body: { status: 'ok', version, convention: config.id, migration } };
};

/** How long an answer is reused, in milliseconds, because anyone may send many requests. */
const REUSE_MS = 1000;

interface WriteCheck {
  readonly began: number;
  readonly outcome: Promise<void>;
}

const writeChecks = new WeakMap<Database, WriteCheck>();

/**
 * Checks that the database accepts writes. Reading is not enough: a database with a full disk, or one that became a
 * standby, still answers reads.
 *
 * @throws DatabaseUnavailable when it doesn't accept them
 */
function requireWritable(db: Database, clock: Clock): Promise<void> {
  const last = writeChecks.get(db);
  if (last && performance.now() - last.began < REUSE_MS) return last.outcome;
  const outcome = writeRow(db, clock);
  writeChecks.set(db, { began: performance.now(), outcome });
  return outcome;
}

/**
 * Writes a row, which nearly always fits. Also counts more rows than fit in memory, which takes new disk space and
 * releases it.
 */
const writeRow = (db: Database, clock: Clock): Promise<void> =>
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
