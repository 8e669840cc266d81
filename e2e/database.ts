import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connect } from '../packages/server/src/database/connect.ts';
import { createPostgres } from '../packages/server/src/testing/postgres.ts';

const FOLDER = 'E2E_DATABASE';

/** Makes a server use the embedded database, as `npm start` does. */
export const EMBEDDED = { DATABASE_URL: '' };

const POSTGRES = 'TEST_DATABASE_URL';

/**
 * Creates an empty embedded database with all tables, which servers copy. Returns a function that removes it. With
 * PostgreSQL, the main journey's server alone is embedded, and creates its own.
 */
export default async function createTemplate(): Promise<(() => Promise<void>) | undefined> {
  if (process.env[POSTGRES]) return undefined;
  const folder = await mkdtemp(join(tmpdir(), 'conkit-e2e-database-'));
  const database = join(folder, 'database');
  const db = await connect({ url: undefined, folder: database, onError: () => undefined });
  await db.destroy();
  process.env[FOLDER] = database;
  return () => rm(folder, { recursive: true, force: true });
}

interface ServerDatabase {
  /** The environment of a server that uses it. */
  readonly env: Readonly<Record<string, string>>;
  readonly drop: () => Promise<void>;
}

/**
 * Creates an empty database for a server: on the PostgreSQL of `TEST_DATABASE_URL`, where a server starts in half of
 * the time, or in its data folder.
 *
 * @param env the server's environment; with a `DATABASE_URL`, PostgreSQL is not used
 */
export async function createServerDatabase(
  dataDir: string,
  env: Readonly<Record<string, string>>,
): Promise<ServerDatabase> {
  const postgres = process.env[POSTGRES];
  if (postgres && env['DATABASE_URL'] === undefined) {
    const { url, close } = await createPostgres(postgres);
    const own = { DATABASE_URL: url, CONVENTION: 'demo', SESSION_SECRET: 's'.repeat(32) };
    return { env: own, drop: close };
  }
  const template = process.env[FOLDER];
  if (template) await cp(template, join(dataDir, 'database'), { recursive: true });
  return { env: {}, drop: () => Promise.resolve() };
}
