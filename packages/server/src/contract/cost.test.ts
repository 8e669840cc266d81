import { operationTable } from '@conkit/api-client';
import type { FastifyInstance } from 'fastify';
import { describe, expect, it } from 'vitest';
import { getSchema } from '../testing/arbitrary.ts';
import { isFull } from '../testing/databases.ts';
import { extremeBodies } from '../testing/extremes.ts';
import { appWith, contract } from './testApp.ts';

const GROWTH = 8;
/** Linear cost would be 1. Allow 3 on a noisy machine. */
const MOST = 3 * GROWTH;
/** Shorter times, in milliseconds of CPU time, aren't compared. */
const NOTHING = 0.5;

/** The operations for strangers and for ballots, without purchases, whose bodies are large; the full run measures all. */
const operations = contract.operations.filter(
  ({ id, body }) =>
    body !== undefined &&
    (isFull || (!operationTable[id].session && !id.startsWith('purchase')) || id === 'vote'),
);

describe.each(operations)('$id', ({ id, body = '', maxBytes }) => {
  const send = async (app: FastifyInstance, payload: string): Promise<number> => {
    const { method, path } = operationTable[id];
    const start = process.cpuUsage();
    await app.inject({
      method,
      url: path.replaceAll(/\{\w+\}/g, '1'),
      headers: { 'content-type': 'application/json', 'stripe-signature': 't=1,v1=0' },
      payload,
    });
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  };
  const best = async (app: FastifyInstance, payload: string): Promise<number> => {
    const times = [];
    for (let n = 0; n < 5; n += 1) times.push(await send(app, payload));
    return Math.min(...times);
  };

  it('costs at most in proportion to the size of any body', async () => {
    // This app has the contract's routes without operations.
    const app = await appWith({});
    const { document } = contract;
    const sized = (bytes: number) =>
      extremeBodies(document, getSchema(document, body), bytes * 0.9);
    const [small, large] = [sized(maxBytes / GROWTH), sized(maxBytes)];
    expect(large.length).toBeGreaterThan(20);
    // Its first request compiles an operation's validator.
    await send(app, '{}');
    const costs = [];
    for (const [at, { name, text }] of large.entries())
      costs.push({ at, name, ms: await send(app, text) });
    const dearest = costs.toSorted((a, b) => b.ms - a.ms).slice(0, 5);
    for (const { at, name } of dearest) {
      const before = await best(app, small[at]?.text ?? '');
      const after = await best(app, large[at]?.text ?? '');
      expect([name, after / Math.max(before, NOTHING) > MOST]).toEqual([name, false]);
    }
  });
});
