import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, rename, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Kysely, PostgresDialect } from 'kysely';
import { openDatabase, type Database } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { openPglite, pglitePool } from '../database/pglite.ts';
import type { Tables } from '../database/schema.ts';

/** A database of its own in memory. It begins as a dump, which takes a sixth of making it anew. */
export async function createPglite(): Promise<Database> {
  const dump = await template();
  // Made by a function, the engine and its memory go when the database is closed, though a test keeps it.
  const pool = async () => pglitePool(await openPglite({ dump }));
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** An empty database with all tables; kept among the machine's temporary files between runs. */
async function template(): Promise<Blob> {
  const hash = createHash('sha256');
  for (const { text } of await readMigrations()) hash.update(text);
  const file = join(tmpdir(), `conkit-test-${hash.digest('hex').slice(0, 16)}.tar`);
  if (!existsSync(file)) await dumpTo(file);
  return new Blob([new Uint8Array(await readFile(file))]);
}

async function dumpTo(file: string): Promise<void> {
  const engine = await openPglite({});
  const db = await openDatabase(pglitePool(engine));
  const dump = await engine.dumpDataDir('none');
  await db.destroy();
  // Several test files may do this at once; the last one to rename wins, and all are alike.
  const part = `${file}.${randomUUID()}`;
  await writeFile(part, Buffer.from(await dump.arrayBuffer()));
  await rename(part, file);
}
