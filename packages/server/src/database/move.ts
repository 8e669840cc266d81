import { sql } from 'kysely';
import { databaseOptions, readPlace } from '../process/env.ts';
import { StartError } from '../process/startError.ts';
import { connect, connectExisting, type Database, type Queryable } from './connect.ts';

/** Implements `conkit move`: copies the embedded database in `DATA_DIR` to the empty database at `DATABASE_URL`. */
export async function runMove(): Promise<void> {
  // The rows are copied unchanged, so the convention doesn't matter.
  const place = readPlace({ ...process.env, CONVENTION: 'any' });
  if (place.databaseUrl === undefined) {
    throw new StartError('DATABASE_URL: is missing; set it to the empty PostgreSQL database');
  }
  const from = await connectExisting({ ...databaseOptions(place), url: undefined });
  try {
    // The copied audit rows contain their hashes, which the server's own role can't write.
    const url = place.migrationUrl ?? place.databaseUrl;
    const to = await connect({ ...databaseOptions(place), url, migrationUrl: undefined });
    try {
      for (const [table, rows] of await moveRows(from, to)) {
        if (rows > 0) process.stdout.write(`${table}: ${rows}\n`);
      }
    } finally {
      await to.destroy();
    }
  } finally {
    await from.destroy();
  }
}

/** Rows per batch. */
const ROWS_PER_BATCH = 1000;

/**
 * Copies every row of a database into another one with the same tables and no rows, in one transaction.
 *
 * @returns how many rows there were, by table
 * @throws StartError when the other one has rows already
 */
export async function moveRows(from: Database, to: Database): Promise<ReadonlyMap<string, number>> {
  const tables = await listTables(from);
  return to.transaction().execute(async (trx) => {
    for (const table of tables) {
      if ((await countRows(trx, table)) > 0)
        throw new StartError(
          `DATABASE_URL: its table ${table} has rows already; begin with an empty one`,
        );
    }
    const moved = new Map<string, number>();
    for (const table of tables) moved.set(table, await moveTable(from, trx, table));
    await continueSequences(from, trx);
    return moved;
  });
}

/** Lists the tables, each after the tables that it references. */
export async function listTables(db: Queryable): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string; needs: string[] }>`
    select c.relname as name, array_remove(array_agg(distinct f.relname::text), null) as needs
    from pg_class c
    left join pg_constraint k on k.conrelid = c.oid and k.contype = 'f' and k.confrelid <> c.oid
    left join pg_class f on f.oid = k.confrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> 'migration'
    group by c.relname order by c.relname`.execute(db);
  const ordered: string[] = [];
  let left = rows;
  while (left.length > 0) {
    const next = left.filter(({ needs }) => needs.every((name) => ordered.includes(name)));
    if (next.length === 0) throw new Error('tables refer to each other in a circle');
    ordered.push(...next.map(({ name }) => name));
    left = left.filter((table) => !next.includes(table));
  }
  return ordered;
}

async function countRows(db: Queryable, table: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from ${sql.table(table)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Copies rows as JSON, which PostgreSQL converts back to each column's type. */
async function moveTable(from: Queryable, to: Queryable, table: string): Promise<number> {
  const total = await countRows(from, table);
  for (let start = 0; start < total; start += ROWS_PER_BATCH) {
    const { rows } = await sql<{ rows: string }>`
      select json_agg(batch)::text as rows from (
        select * from ${sql.table(table)} order by ctid limit ${ROWS_PER_BATCH} offset ${start}
      ) as batch`.execute(from);
    await sql`
      insert into ${sql.table(table)} overriding system value
      select * from json_populate_recordset(null::${sql.table(table)}, ${rows[0]?.rows}::json)`.execute(
      to,
    );
  }
  return total;
}

/** Continues every sequence after its last number. */
async function continueSequences(from: Queryable, to: Queryable): Promise<void> {
  const { rows } = await sql<{ name: string; last: number | null }>`
    select sequencename as name, last_value as last from pg_sequences
    where schemaname = 'public'`.execute(from);
  for (const { name, last } of rows) {
    if (last !== null) await sql`select setval(${name}::regclass, ${last})`.execute(to);
  }
}
