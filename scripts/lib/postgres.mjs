import { Client } from 'pg';

const local = 'postgres://postgres:postgres@127.0.0.1:5432/postgres';

async function answers(connectionString) {
  const client = new Client({ connectionString, connectionTimeoutMillis: 2000 });
  try {
    await client.connect();
    await client.query('select 1');
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
}

/**
 * Finds a PostgreSQL on which tests may create databases: `TEST_DATABASE_URL`, else the local one.
 *
 * @returns {Promise<string | undefined>}
 */
export async function reachablePostgres() {
  const given = process.env.TEST_DATABASE_URL;
  for (const url of given ? [given] : [local]) if (await answers(url)) return url;
  return undefined;
}
