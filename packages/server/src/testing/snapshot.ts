import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { TestAccount } from './scene.ts';

/**
 * Tables with counters and settings, which belong to no account. Login codes belong to a browser and count its tries.
 */
const NOBODYS = new Set([
  'migration',
  'rate_limit',
  'setting',
  'finalist_id',
  'login_code',
  'audit_head',
]);

/**
 * Every row of the database as text, except counters and audit rows of reads. Rows about one account are separate
 * from all others.
 */
export interface Snapshot {
  readonly target: readonly string[];
  readonly others: readonly string[];
}

/** Returns the current contents of the database. */
export async function takeSnapshot(
  db: Database,
  { email, personId, purchase }: TestAccount,
): Promise<Snapshot> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'
    order by table_name`.execute(db);
  const names = tables.map(({ name }) => name).filter((name) => !NOBODYS.has(name));
  const parts = names.map(
    (name) =>
      // Uses an alias: in a table with a column of the table's name, the name would mean the column.
      sql`select ${name}::text as name, to_jsonb(whole)::text as row from ${sql.table(name)} as whole`,
  );
  const { rows: all } = await sql<{ name: string; row: string }>`
    ${sql.join(parts, sql` union all `)} order by 1, 2`.execute(db);
  const rows = all.filter(({ name, row }) => name !== 'audit' || !row.includes('"is_read": true'));
  const id = new RegExp(`"(?:person_id|personId)": ${personId}[,}]`);
  const isTargets = ({ name, row }: { name: string; row: string }) =>
    row.includes(email) ||
    row.includes(purchase.key) ||
    id.test(row) ||
    (name === 'person' && row.includes(`"id": ${personId},`));
  const text = ({ name, row }: { name: string; row: string }) => `${name} ${row}`;
  return {
    target: rows.filter(isTargets).map(text),
    others: rows.filter((row) => !isTargets(row)).map(text),
  };
}

/**
 * Keeps a copy of every row, and returns a function that puts the rows back. That takes milliseconds, where creating a
 * scene takes some dozens of requests. The database's user must be a superuser.
 */
export async function saveRows(db: Database): Promise<() => Promise<void>> {
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
    // Without triggers, which record changes, and without foreign keys.
    `perform set_config('session_replication_role', 'replica', true);`,
    ...tables.flatMap(({ name, columns }) => [
      `delete from public.${name};`,
      `insert into public.${name} (${columns}) overriding system value
        select ${columns} from saved.${name};`,
    ]),
    ...sequences.map(({ name, value }) =>
      value === null
        ? `alter sequence public.${name} restart;`
        : `perform setval('public.${name}', ${value});`,
    ),
  ];
  await sql`create schema saved`.execute(db);
  for (const { name } of tables) {
    await sql`create table ${sql.id('saved', name)} as table ${sql.id('public', name)}`.execute(db);
  }
  await sql`create function saved.restore() returns void language plpgsql as ${sql.lit(
    `begin ${statements.join('\n')} end`,
  )}`.execute(db);
  return async () => {
    await sql`select saved.restore()`.execute(db);
  };
}
