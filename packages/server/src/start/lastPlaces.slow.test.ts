import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { writeConvention } from '../testing/configFolders.ts';
import { serverProcess, type ServerProcess } from '../testing/faults/serverProcess.ts';
import { buyAtOnce, limitAdults } from '../testing/lastPlaces.ts';
import { createPostgres, reachablePostgres } from '../testing/postgres.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 240_000 });

const url = await reachablePostgres();
const BUYERS = 200;
const PLACES = 50;

describe.skipIf(url === undefined)('two processes on one PostgreSQL', () => {
  const folder = mkdtempSync(join(tmpdir(), 'conkit-places-'));
  let database: Awaited<ReturnType<typeof createPostgres>>;
  let servers: readonly ServerProcess[] = [];
  beforeAll(async () => {
    database = await createPostgres(url ?? '');
    const name = 'large';
    writeConvention(join(folder, 'config'), name, limitAdults(PLACES));
    const variables = {
      DATA_DIR: join(folder, 'data'),
      CONFIG_DIR: join(folder, 'config'),
      CONVENTION: name,
      DATABASE_URL: database.url,
      DRAIN_SECONDS: '0',
      SESSION_SECRET: 'the same secret for every process',
    };
    servers = [await serverProcess(variables), await serverProcess(variables)];
    for (const server of servers) await server.start();
  });
  afterAll(async () => {
    await Promise.all(servers.map((server) => server.kill()));
    await database.close();
    rmSync(folder, { recursive: true });
  });

  it('sell 50 places once to 200 buyers, while one is killed and restarted', async () => {
    const countAdults = async () =>
      (
        await database.db
          .selectFrom('person')
          .select('id')
          .where('membership', '=', 'Adult')
          .execute()
      ).length;
    const before = await countAdults();
    const [killed] = servers;
    const disaster = async () => {
      await sleep(1000);
      await killed?.kill();
      await sleep(2000);
      await killed?.start();
    };
    const rush = { isOver: false };
    // The server treats a charge as lost after five minutes.
    const letTimePass = async () => {
      while (!rush.isOver) {
        await sleep(2000);
        await sql`update purchase_intent set created = created - interval '6 min', updated = updated - interval '6 min'
          where status = 'processing' and created between now() - interval '5 min' and now() - interval '15 s'`.execute(
          database.db,
        );
      }
    };
    const urls = servers.map((server) => server.url);
    const [answers] = await Promise.all([
      buyAtOnce(urls, BUYERS).finally(() => {
        rush.isOver = true;
      }),
      disaster(),
      letTimePass(),
    ]);
    const sold = PLACES - before;
    // A purchase that the killed process had not charged yet is not charged later.
    const { success, sold_out = 0, payment_failed = 0, ...others } = answers;
    expect(others).toEqual({});
    expect({ success, others: sold_out + payment_failed }).toEqual({
      success: sold,
      others: BUYERS - sold,
    });
    expect(await countAdults()).toBe(PLACES);
  });
});
