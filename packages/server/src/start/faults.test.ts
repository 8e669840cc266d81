import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  postgresPrograms,
  startPostgres,
  type OwnPostgres,
} from '../testing/faults/ownPostgres.ts';
import {
  endConnections,
  endOneOfTwo,
  fillDisk,
  killServer,
  restartPostgres,
} from '../testing/faults/scenarios.ts';
import { FROM_SOURCES } from '../testing/faults/serverProcess.ts';
import { smallDisk } from '../testing/faults/smallDisk.ts';
import type { Verdict } from '../testing/faults/verdict.ts';

// Processes are started and killed; on a busy machine each start takes many seconds.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const scale = { args: FROM_SOURCES, members: 6, stageMs: 500 };
const UNAVAILABLE = { status: 503, retryAfter: '5' };

/** All that was acknowledged is there, once; nothing was answered but what a client tries again. */
function expectAllThere({ acknowledged, found, lost, twice, answers }: Verdict) {
  expect({ found, lost, twice }).toEqual({ found: acknowledged, lost: [], twice: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(answers).toMatch(/^(0: \d+, )?200: \d+(, 503: \d+)?$/);
}

const disk = await smallDisk(150);
afterAll(() => disk?.close());
if (!disk) process.stdout.write('No small file system may be mounted: no full disk is tried.\n');

describe('with the embedded database', () => {
  it('nothing acknowledged is lost or doubled when the server is killed', async () => {
    expectAllThere(await killServer(scale, undefined, 1));
  });

  it.skipIf(!disk)(
    'a full disk is said by /healthz, and nothing acknowledged is lost',
    async () => {
      if (!disk) return;
      const verdict = await fillDisk(scale, disk, undefined);
      expectAllThere(verdict);
      expect(verdict.health).toMatchObject(UNAVAILABLE);
    },
  );
});

const programs = postgresPrograms();
if (programs === undefined)
  process.stdout.write('No PostgreSQL of its own is there to be broken.\n');

describe.skipIf(programs === undefined)('with a PostgreSQL of its own', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('the server survives that its connections are ended at work', async () => {
    const verdict = await endConnections(scale, postgres.url);
    expectAllThere(verdict);
    // A process that had ended would have left requests without an answer.
    expect(verdict.answers).not.toMatch(/^0:/);
  });

  it('calls are answered 503 while the database is away, and go on when it is back', async () => {
    const verdict = await restartPostgres(scale, postgres);
    expectAllThere(verdict);
    expect(verdict.answers).not.toMatch(/^0:/);
    for (const refusal of verdict.meanwhile) expect(refusal).toMatchObject(UNAVAILABLE);
    expect(verdict.log).toContain('a database connection broke');
    // What a connection holds.
    for (const secret of ['secretKey', 'processID', 'insert into', 'select '])
      expect(verdict.log).not.toContain(secret);
  });

  it('nothing acknowledged is lost or doubled when the server is killed', async () => {
    expectAllThere(await killServer(scale, postgres.url, 1));
  });

  it('one of two servers may be stopped, and then the other killed', async () => {
    expectAllThere(await endOneOfTwo(scale, postgres.url));
  });

  it.skipIf(!disk)(
    'a full disk is said by /healthz, and nothing acknowledged is lost',
    async () => {
      if (!disk) return;
      const own = await startPostgres(disk.folder);
      try {
        const verdict = await fillDisk(scale, disk, own.url);
        expectAllThere(verdict);
        expect(verdict.health).toMatchObject(UNAVAILABLE);
      } finally {
        await own.close();
      }
    },
  );
});
