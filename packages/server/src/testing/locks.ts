import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import { besideTransaction } from './postgres.ts';

/**
 * Resolves when a transaction waits for a lock, or `doing` has settled. Not for the embedded database, which runs one
 * transaction at a time.
 *
 * @param doing the work that should wait
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
    const { rows } = await besideTransaction(() => waiting.execute(db));
    if (rows.length > 0 || (await Promise.race([ended, setTimeout(2, false)]))) return;
  }
}

const GATE = 20_190_815;

/**
 * Blocks the commit of every transaction that changes something until `release`, so that a test decides what two
 * transactions see of each other. Rate limits are not blocked. Not for the embedded database.
 */
export async function holdCommits(db: Database): Promise<{
  /** Resolves when each promise's transaction waits for this or another lock, or has settled. */
  untilWaiting(...doing: readonly Promise<unknown>[]): Promise<void>;
  release(): Promise<void>;
}> {
  await sql`
    create or replace function wait_at_gate() returns trigger language plpgsql as $$
    begin
      perform pg_advisory_xact_lock_shared(${sql.lit(GATE)});
      return null;
    end $$`.execute(db);
  const { rows } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' and table_name not in ('rate_limit', 'migration')`.execute(db);
  for (const { name } of rows) {
    await sql`drop trigger if exists gate on ${sql.table(name)}`.execute(db);
    await sql`
      create constraint trigger gate after insert or update or delete on ${sql.table(name)}
      deferrable initially deferred for each row execute function wait_at_gate()`.execute(db);
  }
  let open = () => {};
  const opened = new Promise<void>((resolve) => (open = resolve));
  let isClosed = () => {};
  const closed = new Promise<void>((resolve) => (isClosed = resolve));
  const holding = db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${GATE})`.execute(trx);
    isClosed();
    await opened;
  });
  await closed;
  return {
    async untilWaiting(...doing) {
      let left = doing.length;
      const done = () => {
        left -= 1;
      };
      for (const each of doing) each.then(done, done);
      for (;;) {
        const { rows: waiting } = await sql`
          select from pg_locks join pg_stat_activity using (pid)
          where not granted and datname = current_database()`.execute(db);
        if (waiting.length >= left) return;
        await setTimeout(2);
      }
    },
    async release() {
      open();
      await holding;
    },
  };
}
