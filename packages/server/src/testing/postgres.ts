import { AsyncLocalStorage } from 'node:async_hooks';
import { createHash, randomBytes } from 'node:crypto';
import { Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { Client } from 'pg';
import { openDatabase, type Database } from '../database/connect.ts';
import { readMigrations } from '../database/migrate.ts';
import { createPostgresPool } from '../database/postgres.ts';
import type { Tables } from '../database/schema.ts';

const LOCAL = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';
/** The lock for creating the template: an arbitrary number, the same in every process. */
const TEMPLATE_LOCK = 7_104_020;

/**
 * Returns the URL of a PostgreSQL whose user can create databases: `TEST_DATABASE_URL`, or one on this machine, if
 * any.
 */
export async function reachablePostgres(): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  try {
    await administer(given || LOCAL, (client) => client.query('select 1'));
    return given || LOCAL;
  } catch (error) {
    // An explicitly named server must be reachable.
    if (given) throw error;
    return undefined;
  }
}

/** Creates a new PostgreSQL database with all tables, dropped when it is closed. */
export async function createPostgres(url: string): Promise<{
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}> {
  const template = await (templates.get(url) ?? createTemplate(url));
  const name = `conkit_test_${randomBytes(6).toString('hex')}`;
  await administer(url, (client) => client.query(`create database ${name} template ${template}`));
  const own = withDatabase(url, name);
  const db = openGuarded(createPostgresPool(own, { onError: () => {} }));
  return {
    db,
    url: own,
    async close() {
      await db.destroy();
      await administer(url, (client) => client.query(`drop database ${name} with (force)`));
    },
  };
}

/** The name of each server's template, which takes a second to create. */
const templates = new Map<string, Promise<string>>();

/** Returns the name of an empty database with all tables, created by the first of the processes that need it. */
function createTemplate(url: string): Promise<string> {
  const created = administer(url, async (client) => {
    const hash = createHash('sha256');
    for (const { text } of await readMigrations()) hash.update(text);
    const name = `conkit_template_${hash.digest('hex').slice(0, 16)}`;
    // The lock is released when the client's session ends.
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const existing = await client.query('select from pg_database where datname = $1', [name]);
    if (existing.rowCount) return name;
    // The draft is renamed when it is complete, because a process that is killed leaves it behind.
    const draft = `${name}_${randomBytes(4).toString('hex')}`;
    await client.query(`create database ${draft}`);
    await (
      await openDatabase(createPostgresPool(withDatabase(url, draft), { onError: () => {} }))
    ).destroy();
    await client.query(`alter database ${draft} rename to ${name}`);
    return name;
  });
  templates.set(url, created);
  return created;
}

const insideTransaction = new AsyncLocalStorage<{ readonly pool: PostgresPool; isOpen: boolean }>();

/** Runs work as another caller, outside the transaction that a test holds open. */
export const besideTransaction = <T>(run: () => T): T => insideTransaction.exit(run);

/**
 * Opens a migrated database whose transactions fail when they request a second connection: on PGlite, which has only
 * one, they would wait for themselves.
 */
function openGuarded(pool: PostgresPool): Database {
  const isInside = () => {
    const transaction = insideTransaction.getStore();
    return transaction?.pool === pool && transaction.isOpen;
  };
  const connect = () =>
    isInside()
      ? Promise.reject(new Error('A statement inside a transaction must use the transaction.'))
      : pool.connect();
  const dialect = new PostgresDialect({ pool: { connect, end: () => pool.end() } });
  const db = new Kysely<Tables>({ dialect });
  const begin = db.transaction.bind(db);
  return Object.assign(db, {
    transaction() {
      const builder = begin();
      const execute = builder.execute.bind(builder);
      return Object.assign(builder, {
        execute: <T>(body: Parameters<typeof execute<T>>[0]) =>
          execute<T>(async (trx) => {
            const state = { pool, isOpen: true };
            try {
              return await insideTransaction.run(state, () => body(trx));
            } finally {
              state.isOpen = false;
            }
          }),
      });
    },
  });
}

function withDatabase(url: string, name: string): string {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.href;
}

async function administer<T>(url: string, run: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    return await run(client);
  } finally {
    await client.end();
  }
}
