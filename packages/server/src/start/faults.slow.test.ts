import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import {
  type OwnPostgres,
  postgresPrograms,
  startPostgres,
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

// The tests start and kill processes; each start takes many seconds on a busy machine. Most are only in the full run.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 120_000 });

const scale = { args: FROM_SOURCES, members: 6, stageMs: 500 };
const UNAVAILABLE = { status: 503, retryAfter: '5' };

/** Checks that each acknowledged save is stored once, and that every other answer can be retried. */
function expectAllThere({ acknowledged, found, lost, twice, answers }: Verdict) {
  expect({ found, lost, twice }).toEqual({ found: acknowledged, lost: [], twice: [] });
  expect(acknowledged).toBeGreaterThan(0);
  expect(answers).toMatch(/^(0: \d+, )?200: \d+(, 503: \d+)?$/);
}

const disk = await smallDisk(150);
afterAll(() => disk?.close());
if (!disk) process.stdout.write('Skipped the full disk: no small file system can be mounted.\n');

describe('with the embedded database', () => {
  it('no acknowledged save is lost or doubled when the server is killed', async () => {
    expectAllThere(await killServer(scale, undefined, 1));
  });

  it.runIf(disk)(
    'the server reports a full disk in /healthz and loses no acknowledged save',
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
  process.stdout.write('Skipped the PostgreSQL faults: its server programs are not installed.\n');

describe.skipIf(programs === undefined)('with its own PostgreSQL', () => {
  let postgres: OwnPostgres;
  beforeAll(async () => {
    postgres = await startPostgres();
  });
  afterAll(() => postgres.close());

  it('the server survives when the database ends its connections', async () => {
    const verdict = await endConnections(scale, postgres.url);
    expectAllThere(verdict);
    // If the process had exited, some requests would have no answer.
    expect(verdict.answers).not.toMatch(/^0:/);
  });

  it('the server answers 503 while the database is unavailable, and recovers afterwards', async () => {
    const verdict = await restartPostgres(scale, postgres);
    expectAllThere(verdict);
    expect(verdict.answers).not.toMatch(/^0:/);
    for (const refusal of verdict.meanwhile) expect(refusal).toMatchObject(UNAVAILABLE);
    expect(verdict.log).toContain('a database connection broke');
    // Errors may contain these parts of a connection's state.
    for (const secret of ['secretKey', 'processID', 'insert into', 'select '])
      expect(verdict.log).not.toContain(secret);
  });

  it('no acknowledged save is lost or doubled when the server is killed', async () => {
    expectAllThere(await killServer(scale, postgres.url, 1));
  });

  it('no acknowledged save is lost when one of two servers is stopped and the other is killed', async () => {
    expectAllThere(await endOneOfTwo(scale, postgres.url));
  });

  it.runIf(disk)(
    'the server reports a full disk in /healthz and loses no acknowledged save',
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
