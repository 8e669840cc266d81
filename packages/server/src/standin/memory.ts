import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/connect.ts';
import { openPglite, pglitePool } from '../database/pglite.ts';

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
  const db = await openDatabase(pglitePool(engine));
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
