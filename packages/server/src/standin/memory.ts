import { sql } from 'kysely';
import { openDatabase, type Database } from '../database/connect.ts';
import { openPglite, pglitePool } from '../database/pglite.ts';

/** A database in memory that goes back to what it was. */
export interface MemoryDatabase {
  readonly db: Database;
  /** Remembers what is there now, once. */
  keep(): Promise<void>;
  /** Makes it what was kept; nothing else may be under way. */
  reset(): Promise<void>;
}

const quoted = (name: string) => `"${name.replaceAll('"', '""')}"`;

/** Opens an embedded database without a folder, with all tables and nothing in them. */
export async function openMemory(): Promise<MemoryDatabase> {
  const engine = await openPglite({});
  const db = await openDatabase(pglitePool(engine));
  /** What makes it again what was kept: a new engine would take a second. */
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
        // Without triggers and the order of references: rows come back as they were.
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
