// Decisions: docs/decisions/database.md
import { CompiledQuery, sql, type Kysely } from 'kysely';
import { readdir, readFile } from 'node:fs/promises';
import { StartError } from '../process/startError.ts';
import type { Tables } from './schema.ts';

/** The folder is beside this file in the sources; the build copies it beside `main.js`. */
const folder = new URL('./migrations/', import.meta.url);
/** An arbitrary number, the same in every process: the holder migrates, the others wait. */
const MIGRATION_LOCK = 7_104_019;

/** Reads the numbered SQL files, oldest first. */
export async function readMigrations(): Promise<{ name: string; text: string }[]> {
  return Promise.all(
    (await listMigrations()).map(async (name) => ({
      name,
      text: await readFile(new URL(name, folder), 'utf8'),
    })),
  );
}

/** Returns the name of this version's newest migration, without `.sql`. */
export const getNewestMigration = async (): Promise<string> =>
  (await listMigrations()).at(-1)?.replace(/\.sql$/, '') ?? '';

const listMigrations = async (): Promise<readonly string[]> =>
  (await readdir(folder)).filter((name) => name.endsWith('.sql')).sort();

/**
 * The tables are not those that this version expects. The message explains what to do, without naming the
 * variable.
 */
export class SchemaError extends Error {
  override readonly name = 'SchemaError';
}

/**
 * Migrates the database to the newest version, in one transaction; safe with several processes.
 *
 * @throws SchemaError when a newer version has changed the tables
 */
export async function migrate<Schema>(db: Kysely<Schema>): Promise<void> {
  const migrations = await readMigrations();
  await db.transaction().execute(async (trx) => {
    // Migrations have no time limit, whatever limit the operator has set for statements.
    await sql`set local statement_timeout = 0`.execute(trx);
    await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx);
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    await sql`create table if not exists migration (name text primary key)`.execute(trx);
    const done = await readDone(trx);
    requireKnown(done, migrations);
    for (const { name, text } of migrations) {
      if (done.has(name)) continue;
      for (const statement of splitStatements(text))
        await trx.executeQuery(CompiledQuery.raw(statement));
      await sql`insert into migration (name) values (${name})`.execute(trx);
    }
  });
}

/**
 * Checks that the tables are those of this version, without changing anything.
 *
 * @throws SchemaError
 */
export async function requireMigrated<Schema>(db: Kysely<Schema>): Promise<void> {
  const { rows } = await sql<{ found: boolean }>`
    select to_regclass('migration') is not null as found`.execute(db);
  if (!rows[0]?.found) throw new SchemaError('no server has been started on this database');
  const done = await readDone(db);
  const migrations = await readMigrations();
  requireKnown(done, migrations);
  const missing = migrations.find(({ name }) => !done.has(name));
  if (!missing) return;
  const has = `the database lacks ${missing.name}`;
  throw new SchemaError(`${has}; start a server of this version once, which adds it`);
}

async function readDone<Schema>(db: Kysely<Schema>): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select name from migration order by name`.execute(db);
  return new Set(rows.map(({ name }) => name));
}

function requireKnown(done: ReadonlySet<string>, migrations: readonly { name: string }[]): void {
  const unknown = [...done].find((name) => !migrations.some((known) => known.name === name));
  if (unknown === undefined) return;
  throw new SchemaError(
    `the database is of a newer version, which has added ${unknown}; use that version`,
  );
}

/**
 * Splits a migration into statements, as PGlite executes one at a time. Each statement must end with `;` and a
 * line end; a function body between two `$$` is part of its statement.
 */
export function splitStatements(text: string): string[] {
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

/** Tables that a server only reads; triggers and migrations write them. */
const READ_ONLY_TABLES = ['audit_head', 'migration'] as const;

/**
 * Gives the server's role the rights it needs, and revokes those that would let it change or delete audit
 * rows.
 *
 * @param owner a connection of the role that owns the tables
 * @param server a connection of the server's role
 * @throws StartError if the server's role could give itself these rights back
 */
export async function limitServerRole(
  owner: Kysely<Tables>,
  server: Kysely<Tables>,
): Promise<void> {
  const role = await getCurrentRole(server);
  const { rows } = await sql<{ is_powerful: boolean }>`
    select rolsuper or pg_has_role(rolname, current_user, 'member') as is_powerful
    from pg_roles where rolname = ${role}`.execute(owner);
  if (rows[0]?.is_powerful !== false) {
    throw new StartError(
      `DATABASE_URL: its role ${role} is a superuser, or may act as the role of MIGRATION_DATABASE_URL; use another one`,
    );
  }
  await owner.transaction().execute(async (trx) => {
    // Two processes that start at the same time would change the same rights.
    await sql`select pg_advisory_xact_lock(${MIGRATION_LOCK})`.execute(trx);
    const grantee = sql.id(role);
    await sql`grant usage on schema public to ${grantee}`.execute(trx);
    await sql`
      grant select, insert, update, delete on all tables in schema public to ${grantee}`.execute(
      trx,
    );
    await sql`grant usage, select on all sequences in schema public to ${grantee}`.execute(trx);
    await sql`revoke update, delete, truncate on audit from ${grantee}`.execute(trx);
    for (const table of READ_ONLY_TABLES) {
      await sql`revoke insert, update, delete, truncate on ${sql.table(table)} from ${grantee}`.execute(
        trx,
      );
    }
  });
}

async function getCurrentRole(db: Kysely<Tables>): Promise<string> {
  const { rows } = await sql<{ role: string }>`select current_user as role`.execute(db);
  return rows[0]?.role ?? '';
}
