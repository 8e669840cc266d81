import { createPglite } from '../pglite.ts';
import { createPostgres } from '../postgres.ts';
import { startSeeded, type SeededServer } from './start.ts';

/** Starts our server for the conformance kit: on the PostgreSQL at `TEST_DATABASE_URL`, or on in-memory PGlite. */
export async function openSeeded(): Promise<SeededServer> {
  const url = process.env['TEST_DATABASE_URL'];
  const postgres = url ? await createPostgres(url) : undefined;
  const seeded = await startSeeded(postgres?.db ?? (await createPglite()));
  return {
    ...seeded,
    async close() {
      await seeded.close();
      await postgres?.close();
    },
  };
}
