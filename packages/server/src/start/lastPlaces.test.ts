import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeConvention } from '../testing/configFolders.ts';
import { freePort } from '../testing/faults/freePort.ts';
import { buyAtOnce, limitAdults } from '../testing/lastPlaces.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';
import { startServer, type RunningServer } from './server.ts';

const url = await reachablePostgres();
const PLACES = 6;
const BUYERS = 24;

describe.skipIf(url === undefined)('two servers on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conkit-places-'));
  let closeDatabase: () => Promise<void>;
  let servers: readonly RunningServer[] = [];
  beforeAll(async () => {
    const database = await createPostgres(url ?? '');
    closeDatabase = database.close;
    const name = 'small';
    writeConvention(join(folder, 'config'), name, limitAdults(PLACES + 1));
    const ports = await Promise.all([freePort(), freePort()]);
    servers = await Promise.all(
      ports.map((port) =>
        startServer({
          DATA_DIR: join(folder, 'data'),
          CONFIG_DIR: join(folder, 'config'),
          CONVENTION: name,
          DATABASE_URL: database.url,
          DRAIN_SECONDS: '0',
          SESSION_SECRET: 'the same secret for every process',
          PORT: String(port),
          TRUST_PROXY: '1',
          LOG_LEVEL: 'silent',
        }),
      ),
    );
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await closeDatabase();
    rmSync(folder, { recursive: true });
  });

  it('sell each of the last places once, to buyers who come at the same time', async () => {
    const db = servers[0]?.context.db;
    const countAdults = async () =>
      (await db?.selectFrom('person').select('id').where('membership', '=', 'Adult').execute())
        ?.length ?? 0;
    const before = await countAdults();
    const urls = servers.map(({ context }) => `http://127.0.0.1:${context.env.port}`);
    const answers = await buyAtOnce(urls, BUYERS);
    const sold = PLACES + 1 - before;
    expect(answers).toEqual({ success: sold, sold_out: BUYERS - sold });
    expect(await countAdults()).toBe(PLACES + 1);
    const charged = await db
      ?.selectFrom('sandbox_charge')
      .select('id')
      .where('status', '=', 'succeeded')
      .execute();
    expect(charged).toHaveLength(sold);
  });
});
