import { afterAll, describe } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createPglite } from './pglite.ts';
import { createPostgres, reachablePostgres } from './postgres.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Starts a server on a new database, closed after the tests of its `describe`. */
export type StartServer = (options?: TestServerOptions) => Promise<TestServer>;

const postgresUrl = await reachablePostgres();

/** Whether the slow tests run, too: `npm run test:full` sets `TEST_FULL=true`. */
export const isFull = process.env['TEST_FULL'] === 'true';

/**
 * Runs tests on PostgreSQL, or on PGlite if no PostgreSQL is reachable; `npm run test:full` runs them on both. Each
 * `start` creates its own database.
 *
 * @example
 * forEachDatabase((start) => {
 *   let server: TestServer;
 *   beforeAll(async () => { server = await start(); });
 *   it('…', async () => { … });
 * });
 */
export function forEachDatabase(tests: Tests): void {
  runTests(tests, isFull || postgresUrl === undefined);
}

/** Like {@link forEachDatabase}, but always runs on PGlite, too. For parts where the two databases may differ. */
export function forBothDatabases(tests: Tests): void {
  runTests(tests, true);
}

function runTests(tests: Tests, isOnPglite: boolean): void {
  describe.skipIf(!isOnPglite)('on PGlite', () => {
    tests(starter(createPglite), 'pglite');
  });
  describe.skipIf(postgresUrl === undefined)('on PostgreSQL', () => {
    tests(
      starter(async () => {
        const { db, close } = await createPostgres(postgresUrl ?? '');
        afterClosing.set(db, close);
        return db;
      }),
      'postgres',
    );
  });
}

type Tests = (start: StartServer, engine: Engine) => void;
export type Engine = 'pglite' | 'postgres';

/** Functions that drop the PostgreSQL databases after their servers are closed. */
const afterClosing = new WeakMap<Database, () => Promise<void>>();

function starter(open: () => Promise<Database>): StartServer {
  const started: TestServer[] = [];
  afterAll(async () => {
    for (const server of started) {
      await server.close();
      await afterClosing.get(server.db)?.();
    }
  });
  return async (options) => {
    const server = await createTestServer(await open(), options);
    started.push(server);
    return server;
  };
}
