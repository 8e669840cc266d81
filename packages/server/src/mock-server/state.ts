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

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens an in-memory database with all tables, which are empty. */
export async function openMemory(): Promise<MemoryDatabase> {
  const engine = await openPglite({});
  const db = await openDatabase(createPglitePool(engine));
  /** The SQL that restores the saved state; a new engine would take a second to start. */
  let back = '';
  return {
    db,
    async keep() {
      const { rows: tables } = await sql<{ name: string }>`
        select tablename as name from pg_tables where schemaname = 'public'`.execute(db);
      const { rows: sequences } = await sql<{ name: string; last: number | null }>`
        select sequencename as name, last_value as last from pg_sequences
        where schemaname = 'public'`.execute(db);
      const names = tables.map(({ name }) => quoted(name));
      const copies = names.map((name) => `create table kept.${name} as table public.${name};`);
      await engine.exec(`create schema kept; ${copies.join(' ')}`);
      back = [
        'begin;',
        // Skips triggers and foreign keys, so that rows are restored unchanged and in any order.
        'set local session_replication_role = replica;',
        `truncate ${names.map((name) => `public.${name}`).join(', ')};`,
        ...names.map(
          (name) =>
            `insert into public.${name} overriding system value select * from kept.${name};`,
        ),
        ...sequences.map(
          ({ name, last }) =>
            `select setval('public.${quoted(name)}', ${last ?? 1}, ${last !== null});`,
        ),
        'commit;',
      ].join('\n');
    },
    async reset() {
      await engine.exec(back);
    },
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
