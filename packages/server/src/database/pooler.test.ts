import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { hasPgbouncer, type Pgbouncer, startPgbouncer } from '../testing/faults/pgbouncer.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { createTestServer } from '../testing/server.ts';
import { type Database, openDatabase } from './connect.ts';
import { createPostgresPool } from './postgres.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const url = await reachablePostgres();
const isThere = url !== undefined && hasPgbouncer();
if (!isThere) process.stdout.write('No PgBouncer or no PostgreSQL is there: none is tried.\n');

/** Fewer connections than the server opens, so that its transactions share them. */
const CONNECTIONS = 2;
const VOTERS = 12;

describe.skipIf(!isThere)('behind PgBouncer, which lends connections by the transaction', () => {
  let made: Awaited<ReturnType<typeof createPostgres>>;
  let pgbouncer: Pgbouncer;
  beforeAll(async () => {
    made = await createPostgres(url ?? '');
    pgbouncer = await startPgbouncer(made.url, CONNECTIONS);
  });
  afterAll(async () => {
    await pgbouncer.close();
    await made.close();
  });
  const opened = (lendsConnections: boolean, statementMs?: number): Promise<Database> =>
    openDatabase(
      createPostgresPool(pgbouncer.url, {
        onError: () => {},
        lendsConnections,
        ...(statementMs !== undefined && { statementMs }),
      }),
    );

  it('accepts two votes each from many concurrent voters', async () => {
    const server = await createTestServer(await opened(true, 20_000));
    const vote = async (n: number) => {
      const email = `voter${n}@example.com`;
      const { id } = await server.addPerson({ email });
      const voter = await server.as(email);
      const finalists = (await voter.get('/api/hugo/finalists')).json<{
        Novel: { id: number }[];
      }>();
      const votes = { Novel: [finalists.Novel[n % 6]?.id] };
      let lastmod: string | null = null;
      for (const signature of ['First', 'Second']) {
        const body = { lastmod, signature, votes };
        const answer = await voter.post(`/api/hugo/${id}/vote`, body);
        expect(answer.statusCode).toBe(200);
        lastmod = answer.json<{ time: string }>().time;
      }
      return id;
    };
    const ids = await Promise.all(Array.from({ length: VOTERS }, (_, n) => vote(n)));
    expect(new Set(ids).size).toBe(VOTERS);
    const { rows } = await sql`select signature from vote`.execute(made.db);
    expect(rows).toHaveLength(2 * VOTERS);
    expect((await server.get('/healthz')).statusCode).toBe(200);
    await server.close();
  });

  it('stops the start of a server without the setting for a pooler', async () => {
    await expect(opened(false)).rejects.toThrow(/startup parameter/);
  });
});
