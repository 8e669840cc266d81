import { conformance, type Conformance, type OperationReport } from '@conkit/conformance';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { faults } from './testing/conformance/faults.ts';
import { startProxy, type FaultyProxy } from './testing/conformance/proxy.ts';
import { startSeeded, type SeededServer } from './testing/conformance/start.ts';
import { createPglite } from './testing/pglite.ts';
import { createPostgres, reachablePostgres } from './testing/postgres.ts';

const postgresUrl = await reachablePostgres();
/** A whole run asks some thousand times. */
const WHOLE_MS = 600_000;

/** Everything that no check met, though nothing says why not. */
const unmet = (operations: readonly OperationReport[]) =>
  operations.flatMap(({ id, unprovoked }) =>
    unprovoked
      .filter(({ isExplained }) => !isExplained)
      .map(({ refusal, why }) => [id, refusal, why]),
  );

describe('a server of ours', () => {
  let seeded: SeededServer;
  let proxy: FaultyProxy;
  let kit: Conformance;
  beforeAll(async () => {
    seeded = await startSeeded(await createPglite());
    proxy = await startProxy(seeded.baseUrl);
    kit = conformance({ baseUrl: proxy.baseUrl, seeding: seeded.seeding });
  });
  afterAll(async () => {
    await proxy.close();
    await seeded.close();
  });
  beforeEach(() => seeded.server.db.deleteFrom('rate_limit').execute());

  it('has no fault where none is planted', async () => {
    const only = [...new Set(faults.map((fault) => fault.foundBy ?? fault.in))];
    // What every caller gets, and what is asked too often, the whole run looks at.
    const own = faults.map(({ titles }) => titles.source);
    const titles = new RegExp(own.filter((one) => !/caller|often/.test(one)).join('|'));
    expect((await kit.run({ only, titles })).breaches).toEqual([]);
  });

  it('that has a fault is found out: there are many', () => {
    expect(faults.length).toBeGreaterThanOrEqual(40);
    expect(new Set(faults.map(({ name }) => name)).size).toBe(faults.length);
  });

  it.each(faults.map((fault) => [fault.name, fault] as const))('%s', async (_, fault) => {
    const { foundBy = fault.in, titles } = fault;
    proxy.plant(fault);
    const { breaches, operations } = await kit.run({ only: [foundBy], titles });
    proxy.plant(undefined);
    const [{ skipped = [], checks = [] } = {}] = operations;
    const found = breaches.map(({ operation }) => operation);
    expect(found, JSON.stringify({ skipped, checks })).toContain(foundBy);
  });
});

describe.each([
  ['on PGlite', true],
  ['on PostgreSQL', postgresUrl !== undefined],
])('%s', (engine, isThere) => {
  it.skipIf(!isThere)(
    'does all that openapi.yaml says, and every refusal that a client can provoke is provoked',
    async () => {
      const postgres = engine === 'on PGlite' ? undefined : await createPostgres(postgresUrl ?? '');
      const seeded = await startSeeded(postgres?.db ?? (await createPglite()));
      try {
        const report = await conformance(seeded).run();
        expect(report.breaches).toEqual([]);
        expect(unmet(report.operations)).toEqual([]);
        const unseen = report.operations.filter(({ seen }) => !seen.has('200'));
        // A sandbox has no provider that would send events.
        expect(unseen.map(({ id }) => id)).toEqual(['receiveStripeEvent']);
      } finally {
        await seeded.close();
        await postgres?.close();
      }
    },
    WHOLE_MS,
  );
});

it('asks a convention that has few parts for none of the others', async () => {
  const seeded = await startSeeded(await createPglite(), 'teacup-2030');
  try {
    const titles = /no such part/;
    const { breaches, operations } = await conformance(seeded).run({ titles });
    expect(breaches).toEqual([]);
    const refused = operations.filter(({ seen }) => seen.has('404 not_offered'));
    expect(refused.length).toBeGreaterThan(3);
  } finally {
    await seeded.close();
  }
});
