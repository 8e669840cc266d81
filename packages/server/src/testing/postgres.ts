import { Client } from 'pg';
import { randomBytes } from 'node:crypto';
import { openDatabase, type Database } from '../database/connect.ts';
import { postgresPool } from '../database/postgres.ts';

const LOCAL = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';

/**
 * Returns the URL of a PostgreSQL whose user can create databases: `TEST_DATABASE_URL`, or one on this machine, if
 * any.
 */
export async function reachablePostgres(): Promise<string | undefined> {
  const given = process.env['TEST_DATABASE_URL'];
  try {
    await administer(given || LOCAL, 'select 1');
    return given || LOCAL;
  } catch (error) {
    // An explicitly named server must be reachable.
    if (given) throw error;
    return undefined;
  }
}

/** Creates a new PostgreSQL database, dropped when it is closed. */
export async function createPostgres(url: string): Promise<{
  readonly db: Database;
  readonly url: string;
  close(): Promise<void>;
}> {
  const name = `conkit_test_${randomBytes(6).toString('hex')}`;
  await administer(url, `create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const db = await openDatabase(postgresPool(own.href, { onError: () => {} }));
  return {
    db,
    url: own.href,
    async close() {
      await db.destroy();
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 2000 });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
