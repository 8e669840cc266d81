import { operationTable } from '@conkit/api-client';
import { expect, it } from 'vitest';
import { ProblemError } from '../errors.ts';
import { listUnimplemented, type Operations } from '../operation.ts';
import { appWith, contract, nothing, post } from './testApp.ts';

const ballot = { lastmod: null, signature: 'Aoife', votes: { Novel: [3, null, -1] } };

it('returns 401 with the words that earlier clients expect when a required session is missing', async () => {
  const app = await appWith(
    { getFinalists: async () => ({ body: { Novel: [] } }) },
    { session: null },
  );
  const answer = await app.inject('/api/user');
  expect(answer.statusCode).toBe(401);
  expect(answer.json().message).toBe('Unauthorized');
  const finalists = await app.inject('/api/hugo/finalists');
  expect(finalists.json()).toEqual({ Novel: [] });
});

it('returns a refusal as a problem document with its extensions and headers', async () => {
  const current = { Novel: { time: '2019-07-01T11:41:00.000Z', votes: [1] } };
  const app = await appWith({
    vote: async () => {
      throw new ProblemError('stale_votes', { current });
    },
    requestKey: async () => {
      throw new ProblemError('too_many_requests', { retryAfterSeconds: 30 });
    },
  });
  const stale = await post(app, '/api/hugo/5/vote', ballot);
  expect(stale.statusCode).toBe(409);
  expect(stale.json()).toEqual({
    type: 'urn:conkit:problem:stale_votes',
    title: 'Ballot has changed',
    status: 409,
    code: 'stale_votes',
    message: 'Client has stale data',
    current,
  });
  const limited = await post(app, '/api/key', { email: 'a@example.com' });
  expect([limited.statusCode, limited.headers['retry-after']]).toEqual([429, '30']);
});

it('reveals nothing about an unexpected error', async () => {
  const answer = await (
    await appWith({
      getVotes: async () => {
        throw new Error('select secret from person');
      },
    })
  ).inject('/api/hugo/5/votes');
  expect(answer.json()).toEqual({
    type: 'urn:conkit:problem:internal',
    title: 'Internal error',
    status: 500,
    code: 'internal',
    message: 'Something went wrong on the server.',
  });
});

it("refuses to send an answer, status or code that openapi.yaml doesn't describe", async () => {
  const wrong = { email: 'a@example.com', people: [{ id: 5 }], roles: [] };
  const operations = {
    getUser: async () => ({ body: wrong }),
    getVotes: async () => {
      throw new ProblemError('duplicate');
    },
    getNominations: async () => {
      throw new ProblemError('voting_closed');
    },
  } as unknown as Partial<Operations>;
  const checked = await appWith(operations);
  for (const url of ['/api/user', '/api/hugo/5/votes', '/api/hugo/5/nominations']) {
    const answer = await checked.inject(url);
    expect(answer.statusCode).toBe(500);
    expect(answer.json().detail).toContain('openapi.yaml describes another answer');
  }
  const unchecked = await appWith(operations, { validateResponses: false });
  expect((await unchecked.inject('/api/user')).json()).toEqual(wrong);
  expect((await unchecked.inject('/api/hugo/5/votes')).statusCode).toBe(409);
});

it("sends an answer's files, headers and cookies", async () => {
  const answer = await (
    await appWith({
      getBarcodeImage: async () => ({
        body: new Uint8Array([1, 2]),
        type: 'image/png',
        headers: { 'content-disposition': 'inline; filename="dublin2019-barcode-5.png"' },
        cookies: [{ name: 'a', value: 'b', options: { httpOnly: true, path: '/' } }],
      }),
    })
  ).inject('/api/people/5/barcode.png');
  expect([...answer.rawPayload]).toEqual([1, 2]);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/png',
    'content-disposition': 'inline; filename="dublin2019-barcode-5.png"',
    'set-cookie': 'a=b; Path=/; HttpOnly; SameSite=Lax',
  });
});

it('returns problems for unknown paths and methods under /api', async () => {
  const app = await appWith({});
  expect((await app.inject('/api/nothing')).json().code).toBe('not_found');
  const unread = await app.inject({ method: 'POST', url: '/api/nothing', payload: 'x' });
  expect(unread.json().code).toBe('not_found');
  const wrong = await app.inject({ method: 'DELETE', url: '/api/people/5' });
  expect([wrong.statusCode, wrong.headers['allow']]).toEqual([405, 'POST']);
  expect((await app.inject({ method: 'HEAD', url: '/api/logout' })).statusCode).toBe(405);
});

it("returns no status that openapi.yaml doesn't describe, for any method", async () => {
  const unavailable = async () => {
    throw new ProblemError('unavailable');
  };
  const operations = Object.fromEntries(contract.operations.map(({ id }) => [id, unavailable]));
  const app = await appWith(operations, { session: null });
  for (const path of new Set(Object.values(operationTable).map((operation) => operation.path))) {
    const here = contract.operations.filter(({ id }) => operationTable[id].path === path);
    const isDescribed = (status: number) => here.some(({ responses }) => responses.has(status));
    for (const method of ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const) {
      for (const payload of [undefined, '{', '{}', `"${'x'.repeat(200_000)}"`]) {
        const { statusCode } = await app.inject({
          method,
          url: path.replaceAll(/\{\w+\}/g, '1'),
          ...(payload !== undefined && {
            payload,
            headers: { 'content-type': 'application/json' },
          }),
        });
        // Answers are validated: an undescribed one becomes a 500.
        expect([path, method, statusCode]).not.toEqual([path, method, 500]);
        expect([path, method, isDescribed(statusCode)]).toEqual([path, method, true]);
      }
    }
  }
});

it('describes the common answers for every operation', () => {
  for (const { id, responses } of contract.operations) {
    const ofBodies = operationTable[id].method === 'GET' ? [] : [413, 415];
    const always = [400, 405, 431, 500, 503, ...ofBodies];
    expect([id, always.filter((status) => !responses.has(status))]).toEqual([id, []]);
  }
});

it('lists the operations that answer 501', () => {
  expect(
    listUnimplemented({
      ...nothing,
      vote: async () => {
        throw new ProblemError('voting_closed');
      },
    }),
  ).not.toContain('vote');
  expect(listUnimplemented(nothing)).toHaveLength(contract.operations.length);
});
