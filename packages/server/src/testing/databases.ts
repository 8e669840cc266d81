import { afterAll, describe } from 'vitest';
import type { Database } from '../database/connect.ts';
import { createPglite } from './pglite.ts';
import { createPostgres, reachablePostgres } from './postgres.ts';
import { createTestServer, type TestServer, type TestServerOptions } from './server.ts';

/** Starts a server on a new database; it is closed after the tests of its `describe`. */
export type StartServer = (options?: TestServerOptions) => Promise<TestServer>;

const postgresUrl = await reachablePostgres();

/**
 * The same tests on PGlite and, when one is reachable, on PostgreSQL. Each `start` makes a database of
 * its own.
 *
 * @example
 * forEachDatabase((start) => {
 *   let server: TestServer;
 *   beforeAll(async () => { server = await start(); });
 *   it('…', async () => { … });
 * });
 */
export function forEachDatabase(tests: (start: StartServer, engine: Engine) => void): void {
  describe('on PGlite', () => {
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

export type Engine = 'pglite' | 'postgres';

/** Drops a PostgreSQL database once its server is closed. */
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
