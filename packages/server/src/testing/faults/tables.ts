import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';

/** The row count and checksum of a table, for comparing a copy. */
export interface TableSum {
  readonly rows: number;
  /** The checksum of all rows as sorted text. */
  readonly checksum: string | null;
}

/** Returns the row count and checksum of every table, as seen by the transaction or database. */
export async function sumTables(db: Queryable): Promise<ReadonlyMap<string, TableSum>> {
  const { rows: names } = await sql<{ name: string }>`
    select relname as name from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(db);
  const sums = new Map<string, TableSum>();
  for (const { name } of names) {
    const { rows } = await sql<TableSum>`
      select count(*)::integer as rows, md5(string_agg(row, chr(10) order by row)) as checksum
      from (select to_jsonb(one)::text as row from ${sql.table(name)} as one) as all_rows`.execute(
      db,
    );
    sums.set(name, rows[0] ?? { rows: 0, checksum: null });
  }
  return sums;
}

/** Returns every row of a table as text. */
export async function readRows(db: Queryable, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(one)::text as row from ${sql.table(table)} as one`.execute(db);
  return rows.map(({ row }) => row);
}
