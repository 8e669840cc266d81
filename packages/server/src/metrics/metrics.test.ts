import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import type { Context } from '../context.ts';
import { openDatabase } from '../database/connect.ts';
import { createPostgresPool } from '../database/postgres.ts';
import { root } from '../process/root.ts';
import { createPglite } from '../testing/pglite.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { createTestServer, type TestServer } from '../testing/server.ts';
import { createMetrics } from './metrics.ts';

const guide = readFileSync(join(root, 'docs/operate.md'), 'utf8');
/** Each metric named in the guide, with its labels, if any: `conkit_mails{state="failed"}`. */
const named = [
  ...guide.matchAll(/\b((?:conkit|nodejs|process)_[a-z0-9_]+)(?:\{([^}]*)\})?/g),
].filter(([, name = '']) => !/^conkit_(test|benchmark)/.test(name));
const labels = (text: string) => [...text.matchAll(/(\w+)(?:=|!=|=~|!~)"/g)].map(([, one]) => one);

describe('the operator’s guide', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await createTestServer(await createPglite());
  });
  afterAll(() => server.close());

  it('names only metrics and labels that exist', async () => {
    const connections = () => ({ open: 1, idle: 1, waiting: 0 });
    const context: Context = { ...server.context, connections };
    const metrics = await createMetrics(context);
    const app = await createApp(context, metrics);
    await app.inject('/api/config');
    await app.inject('/api/user');
    await app.ready();
    const lines = (await metrics.metrics()).split('\n');
    await app.close();
    expect(named.length).toBeGreaterThan(10);
    for (const [whole, name = '', given = ''] of named) {
      const own = lines.filter(
        (line) => line.startsWith(`${name}{`) || line.startsWith(`${name} `),
      );
      // A metric without values yet has only its description.
      const isDescribed = lines.some((line) => line.startsWith(`# HELP ${name} `));
      expect(own.length > 0 || isDescribed, whole).toBe(true);
      for (const label of own.length > 0 ? labels(given) : [])
        expect(
          own.some((line) => line.includes(`${label}="`)),
          whole,
        ).toBe(true);
    }
  });
});

const url = await reachablePostgres();

describe.skipIf(url === undefined)('the connections to PostgreSQL', () => {
  it('don’t count the metrics query itself as waiting', async () => {
    const made = await createPostgres(url ?? '');
    let connections: Context['connections'];
    const pool = createPostgresPool(made.url, {
      onError: () => {},
      onPool: (counts) => (connections = counts),
    });
    const server = await createTestServer(await openDatabase(pool));
    const metrics = await createMetrics({ ...server.context, connections });
    expect(await metrics.metrics()).toMatch(/^conkit_database_connections\{state="waiting"\} 0$/m);
    await server.close();
    await made.close();
  });
});
