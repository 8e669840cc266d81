import { DEFAULT_LIMITS, completeLimits } from '../../packages/server/src/config/limits.ts';
import { createPglite } from '../../packages/server/src/testing/pglite.ts';
import { createPostgres } from '../../packages/server/src/testing/postgres.ts';
import { createTestServer } from '../../packages/server/src/testing/server.ts';

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
  const { db, close } =
    postgres === undefined
      ? { db: await createPglite(), close: async () => {} }
      : await createPostgres(postgres);
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
