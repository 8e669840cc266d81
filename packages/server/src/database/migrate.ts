import { readdir, readFile } from 'node:fs/promises';
import { CompiledQuery, sql, type Kysely } from 'kysely';

/** Beside this file in the sources, and copied beside `main.js` by the build. */
const folder = new URL('./migrations/', import.meta.url);
/** Any number, the same in every process: whoever has it migrates, the others wait. */
const LOCK = 7_104_019;

/** The numbered SQL files, oldest first. */
export async function readMigrations(): Promise<{ name: string; text: string }[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();
  return Promise.all(
    names.map(async (name) => ({ name, text: await readFile(new URL(name, folder), 'utf8') })),
  );
}

/** Brings the database up to the newest migration, in one transaction; safe with several processes. */
export async function migrate<Tables>(db: Kysely<Tables>): Promise<void> {
  const migrations = await readMigrations();
  await db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    await sql`create table if not exists migration (name text primary key)`.execute(trx);
    const { rows } = await sql<{ name: string }>`select name from migration`.execute(trx);
    const done = new Set(rows.map(({ name }) => name));
    for (const { name, text } of migrations) {
      if (done.has(name)) continue;
      for (const statement of statements(text))
        await trx.executeQuery(CompiledQuery.raw(statement));
      await sql`insert into migration (name) values (${name})`.execute(trx);
    }
  });
}

/**
 * PGlite takes one statement at a time. A migration therefore ends each with `;` and a line end; the
 * body of a function, between two `$$`, is a part of one.
 */
function statements(text: string): string[] {
  const found = [''];
  for (const [index, part] of text
    .replaceAll(/^\s*--.*$/gm, '')
    .split('$$')
    .entries()) {
    const [rest = '', ...next] = index % 2 === 0 ? part.split(/;\s*$/m) : [`$$${part}$$`];
    found.push((found.pop() ?? '') + rest, ...next);
  }
  return found.map((statement) => statement.trim()).filter((statement) => statement !== '');
}
