import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';
import type { TestAccount } from './scene.ts';

/**
 * Tables with counters and settings, which belong to no account. Login codes and challenges belong to a browser.
 */
const IMPERSONAL = new Set([
  'migration',
  'rate_limit',
  'setting',
  'finalist_id',
  'login_code',
  'passkey_challenge',
  'audit_head',
]);

/**
 * Every row of the database as text, except counters and audit rows of reads. Rows about one account are separate
 * from all other rows.
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
  const names = tables.map(({ name }) => name).filter((name) => !IMPERSONAL.has(name));
  const parts = names.map(
    (name) =>
      // The alias is needed because a column may have the same name as its table.
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
