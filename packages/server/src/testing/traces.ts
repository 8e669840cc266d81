import { sql } from 'kysely';
import type { Database } from '../database/connect.ts';

/** Returns every value in the database that contains one of the words, as `table.column: value`. */
export async function findTraces(db: Database, words: readonly string[]): Promise<string[]> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables
    where table_schema = 'public' order by 1`.execute(db);
  const found: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: object }>`
      select to_jsonb(whole) as row from ${sql.table(name)} as whole`.execute(db);
    for (const [column, value] of rows.flatMap(({ row }) => Object.entries(row))) {
      const text = JSON.stringify(value).toLowerCase();
      if (words.some((word) => text.includes(word.toLowerCase())))
        found.push(`${name}.${column}: ${text}`);
    }
  }
  return found;
}
