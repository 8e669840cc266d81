import { conformance, type Conformance, type OperationReport } from '@conkit/conformance';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { isFull } from './testing/databases.ts';
import { faults, sampleFaults } from './testing/conformance/faults.ts';
import { secureFaults } from './testing/conformance/faults/secure.ts';
import { startProxy, type FaultyProxy } from './testing/conformance/proxy.ts';
import { isFound, startTestbed, type Testbed } from './testing/conformance/score.ts';
import { startSeeded, type SeededServer } from './testing/conformance/start.ts';
import { createPglite } from './testing/pglite.ts';
import { createPostgres, reachablePostgres } from './testing/postgres.ts';

const planted = isFull ? faults : sampleFaults;
const postgresUrl = await reachablePostgres();
/** A whole run sends thousands of requests. */
const WHOLE_MS = 600_000;

/** Returns the refusals that no check provoked and no explanation covers. */
const unmet = (operations: readonly OperationReport[]) =>
  operations.flatMap(({ id, unprovoked }) =>
    unprovoked
      .filter(({ isExplained }) => !isExplained)
      .map(({ refusal, why }) => [id, refusal, why]),
  );

describe('our server', () => {
  let bed: Testbed;
  beforeAll(async () => {
    bed = await startTestbed(await createPglite());
  });
  afterAll(() => bed.close());

  it('passes when no fault is planted', async () => {
    const only = [...new Set(planted.map((fault) => fault.foundBy ?? fault.in))];
    // The whole run covers the checks of every caller and of rate limits.
    const own = planted.map(({ titles }) => titles.source);
    const titles = new RegExp(own.filter((one) => !/caller|too many/.test(one)).join('|'));
    expect((await bed.run(undefined, { only, titles })).breaches).toEqual([]);
  });

  it('is tested with at least 180 different faults', () => {
    expect(faults.length).toBeGreaterThanOrEqual(180);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(planted.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
    const report = await bed.run(fault);
    const [{ skipped = [], checks = [] } = {}] = report.operations;
    expect(isFound(fault, report), JSON.stringify({ skipped, checks })).toBe(true);
  });
});

describe('our server with mails and sign-ins that take ten seconds', () => {
  const TEN_SECONDS_MS = 10_000;
  const only = ['vote', 'nominate', 'enterBallot', 'login', 'loginWithCode'] as const;
  const titles = /deadline|before voting has begun|new session|five times|a right code/;
  const checks = only.flatMap((id) => (id === 'loginWithCode' ? [id, id] : [id]));
  let seeded: SeededServer;
  let proxy: FaultyProxy;
  beforeAll(async () => {
    seeded = await startSeeded(await createPglite(), 'demo', {}, TEN_SECONDS_MS / 1000);
    proxy = await startProxy(seeded.baseUrl);
  });
  afterAll(async () => {
    await proxy.close();
    await seeded.close();
  });

  it('passes: the kit waits and skips nothing', async () => {
    const { clock } = seeded.server;
    // Only the server's clock advances; the test doesn't wait.
    proxy.plant({
      name: 'a sign-in of ten seconds',
      in: 'login',
      titles,
      plant: (request, sendOn) => {
        clock.set(new Date(clock.now().getTime() + TEN_SECONDS_MS));
        return sendOn(request);
      },
    });
    const kit = conformance({ baseUrl: proxy.baseUrl, seeding: seeded.seeding });
    const { breaches, leftOut, operations } = await kit.run({ only, titles });
    expect([breaches, leftOut]).toEqual([[], []]);
    expect(operations.flatMap((one) => one.checks.map(() => one.id)).toSorted()).toEqual(
      checks.toSorted(),
    );
  });

  it('passes when the sessions of administrators have become too old for some acts', async () => {
    const { clock } = seeded.server;
    const kit = conformance({ baseUrl: proxy.baseUrl, seeding: seeded.seeding });
    for (const hours of [0, 1]) {
      clock.set(new Date(clock.now().getTime() + hours * 3_600_000));
      const run = await kit.run({ only: ['exportMoney'], titles: /match the lines/ });
      expect([run.breaches, run.leftOut, run.operations[0]?.checks.length]).toEqual([[], [], 1]);
    }
  });
});

describe('our server over https', () => {
  // NODE_TLS_REJECT_UNAUTHORIZED is set, as for any server with a self-signed certificate.
  const pem = readFileSync(join(import.meta.dirname, 'testing/conformance/localhost.pem'), 'utf8');
  const PUBLIC_URL = 'https://members.example.com';
  const only = ['requestKey', 'login', 'loginWithCode', 'logout'] as const;
  const titles = /the browser that asked|a new session|a right code|ends the session/;
  let seeded: SeededServer;
  let proxy: FaultyProxy;
  let kit: Conformance;
  beforeAll(async () => {
    vi.stubEnv('NODE_TLS_REJECT_UNAUTHORIZED', '0');
    seeded = await startSeeded(await createPglite(), 'demo', { PUBLIC_URL });
    proxy = await startProxy(seeded.baseUrl, pem);
    kit = conformance({ baseUrl: proxy.baseUrl, seeding: seeded.seeding });
  });
  afterAll(async () => {
    vi.unstubAllEnvs();
    await proxy.close();
    await seeded.close();
  });

  it('sets cookies for its own host only', async () => {
    const { breaches, operations } = await kit.run({ only, titles });
    expect(breaches).toEqual([]);
    expect(operations.map(({ skipped }) => skipped)).toEqual(only.map(() => []));
    expect(operations.every(({ seen }) => seen.has('200'))).toBe(true);
  });

  it.each(secureFaults.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
    proxy.plant(fault);
    const { breaches } = await kit.run({ only: [fault.in], titles: fault.titles });
    proxy.plant(undefined);
    expect(breaches.map(({ operation }) => operation)).toContain(fault.in);
  });
});

describe.each([
  ['on PGlite', postgresUrl === undefined || isFull],
  ['on PostgreSQL', postgresUrl !== undefined],
])('%s', (engine, isThere) => {
  it.skipIf(!isThere)(
    'conforms to openapi.yaml, and returns every refusal that a client can provoke',
    async () => {
      const postgres = engine === 'on PGlite' ? undefined : await createPostgres(postgresUrl ?? '');
      const seeded = await startSeeded(postgres?.db ?? (await createPglite()));
      try {
        const report = await conformance(seeded).run();
        expect(report.breaches).toEqual([]);
        expect(report.leftOut).toEqual([]);
        expect(unmet(report.operations)).toEqual([]);
        const unseen = report.operations.filter(({ seen }) => !seen.has('200'));
        // The kit has no authenticator. A sandbox has no provider that sends events, and the kit moves no person.
        expect(unseen.map(({ id }) => id)).toEqual([
          'signInWithPasskey',
          'answerMove',
          'addPasskey',
          'renamePasskey',
          'removePasskey',
          'receiveStripeEvent',
          'resetPasskeys',
        ]);
      } finally {
        await seeded.close();
        await postgres?.close();
      }
    },
    WHOLE_MS,
  );
});

it('expects 404 not_offered for the parts that a small convention leaves out', async () => {
  const seeded = await startSeeded(await createPglite(), 'teacup-2030');
  try {
    const titles = /the convention lacks/;
    const { breaches, leftOut, operations } = await conformance(seeded).run({ titles });
    expect([breaches, leftOut]).toEqual([[], []]);
    const refused = operations.filter(({ seen }) => seen.has('404 not_offered'));
    expect(refused.length).toBeGreaterThan(3);
  } finally {
    await seeded.close();
  }
});
