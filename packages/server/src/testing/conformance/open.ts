import { createPglite } from '../pglite.ts';
import { createPostgres } from '../postgres.ts';
import { startSeeded, type SeededServer } from './start.ts';

/** A server of ours for the conformance kit: on the PostgreSQL of `TEST_DATABASE_URL`, else on PGlite in memory. */
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
