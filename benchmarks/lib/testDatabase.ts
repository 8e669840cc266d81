import { createPglite } from '../../packages/server/src/testing/pglite.ts';
import { createPostgres } from '../../packages/server/src/testing/postgres.ts';

/**
 * Opens a new database with all tables.
 *
 * @param postgres the URL of a PostgreSQL server, on which it creates the database; undefined for PGlite
 */
export async function openTestDatabase(postgres: string | undefined) {
  if (postgres !== undefined) return createPostgres(postgres);
  const db = await createPglite();
  return { db, close: () => db.destroy() };
}
