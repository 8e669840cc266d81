import { DEFAULT_LIMITS, completeLimits } from '../../packages/server/src/config/limits.ts';
import { createTestServer } from '../../packages/server/src/testing/server.ts';
import { openTestDatabase } from './testDatabase.ts';

const most = 1_000_000_000;
const unlimited = Object.fromEntries(Object.keys(DEFAULT_LIMITS).map((name) => [name, { most }]));

/**
 * Creates a test server without rate limits.
 *
 * @param postgres the URL of a PostgreSQL server, on which it creates a database; undefined for PGlite
 */
export async function createUnlimitedServer(
  postgres: string | undefined,
  env: Readonly<Record<string, string>> = {},
) {
  const { db, close } = await openTestDatabase(postgres);
  const server = await createTestServer(db, {
    change: (convention) => ({ ...convention, limits: completeLimits(unlimited) }),
    env,
  });
  return {
    db,
    server,
    close: async () => {
      await server.close();
      await close();
    },
  };
}
