import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/connect.ts';
import { createPglitePool, openPglite } from '../database/pglite.ts';
import type { Clock } from '../ports/clock.ts';
import type { ClockSetting } from '../process/env.ts';

/** An in-memory database that can be reset to an earlier state. */
export interface MemoryDatabase {
  readonly db: Database;
  /** Saves the current state. Call it only once. */
  keep(): Promise<void>;
  /** Restores the saved state. Nothing else may be using the database. */
  reset(): Promise<void>;
}

/** Opens an in-memory database with all tables, which are empty. */
export async function openMemory(): Promise<MemoryDatabase> {
  const db = await openDatabase(createPglitePool(await openPglite({})));
  let restore = async () => {};
  return {
    db,
    keep: async () => void (restore = await keepRows(db)),
    reset: () => restore(),
  };
}

/**
 * Copies every row, and returns a function that restores the rows within milliseconds. Call it once for each
 * database. Nothing else may use the database during the restoration. The database's user must be a superuser.
 */
export async function keepRows(db: Database): Promise<() => Promise<void>> {
  const { rows: tables } = await sql<{ name: string; columns: string }>`
    select relname as name, string_agg(quote_ident(attname), ', ') as columns
    from pg_class join pg_attribute on attrelid = pg_class.oid
    where relkind = 'r' and relnamespace = 'public'::regnamespace
      and attnum > 0 and not attisdropped and attgenerated = ''
    group by relname`.execute(db);
  const { rows: sequences } = await sql<{ name: string; value: string | null }>`
    select sequencename as name, last_value as value from pg_sequences
    where schemaname = 'public'`.execute(db);
  const statements = [
    // Skips triggers and foreign keys, so that rows are restored unchanged and in any order.
    `perform set_config('session_replication_role', 'replica', true);`,
    ...tables.flatMap(({ name, columns }) => [
      `delete from public.${name};`,
      `insert into public.${name} (${columns}) overriding system value
        select ${columns} from kept.${name};`,
    ]),
    ...sequences.map(({ name, value }) =>
      value === null
        ? `alter sequence public.${name} restart;`
        : `perform setval('public.${name}', ${value});`,
    ),
  ];
  await sql`create schema kept`.execute(db);
  for (const { name } of tables) {
    await sql`create table ${sql.id('kept', name)} as table ${sql.id('public', name)}`.execute(db);
  }
  await sql`create function kept.restore() returns void language plpgsql as ${sql.lit(
    `begin ${statements.join('\n')} end`,
  )}`.execute(db);
  return async () => {
    await sql`select kept.restore()`.execute(db);
  };
}

/** A clock that can be set, and then runs or stands still. */
export class SettableClock implements Clock {
  readonly #start: ClockSetting | undefined;
  readonly #begun = Date.now();
  #shift = 0;
  #stopped: number | undefined;

  /** @param start the initial time; without it, the system time */
  constructor(start: ClockSetting | undefined) {
    this.#start = start;
    this.reset();
  }

  now(): Date {
    return new Date(this.#stopped ?? Date.now() + this.#shift);
  }

  get standsStill(): boolean {
    return this.#stopped !== undefined;
  }

  set(time: Date, standsStill: boolean): void {
    this.#shift = time.getTime() - Date.now();
    this.#stopped = standsStill ? time.getTime() : undefined;
  }

  /** Undoes `set`. A running clock continues as if it had never been set. */
  reset(): void {
    const { start = new Date(this.#begun), standsStill = false } = this.#start ?? {};
    this.#shift = start.getTime() - this.#begun;
    this.#stopped = standsStill ? start.getTime() : undefined;
  }
}
