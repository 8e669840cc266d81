import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeApp } from './testApp.ts';

const OURS = 'https://app.example.com';
const STRANGER = 'https://evil.example';
const corsOrigins = [OURS, 'http://localhost:5173'];

const site = (origins: readonly string[]) =>
  makeApp(
    { getFinalists: async () => ({ body: {} }) },
    { corsOrigins: origins, validateResponses: false },
  );
let app: FastifyInstance;
let closed: FastifyInstance;
beforeAll(async () => {
  [app, closed] = [await site(corsOrigins), await site([])];
});
afterAll(() => Promise.all([app.close(), closed.close()]));

/** What a browser reads of an answer before it gives it to a page. */
const corsHeaders = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(access-control-|vary$)/.test(name)),
  );

/** What a browser asks before it sends a vote from a page elsewhere. */
const preflight = (origin: string, url = '/api/hugo/5/vote') => ({
  method: 'OPTIONS' as const,
  url,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  },
});

describe('a page of an origin in the list', () => {
  it('is told before a change that it may make it, with cookies', async () => {
    const answer = await app.inject(preflight(OURS));
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(corsHeaders(answer.headers)).toEqual({
      vary: 'Origin',
      'access-control-allow-origin': OURS,
      'access-control-allow-credentials': 'true',
      'access-control-allow-methods': 'GET, POST',
      'access-control-allow-headers': 'Content-Type, Idempotency-Key, If-None-Match',
      'access-control-expose-headers': 'Allow, Content-Disposition, ETag, Retry-After',
      'access-control-max-age': '600',
    });
  });

  it.each([
    ['an answer', 'GET', '/api/hugo/finalists', 200],
    ['a refusal', 'POST', '/api/slack/invite', 501],
    ['that there is nothing', 'GET', '/api/nothing', 404],
    ['that a method is not answered', 'DELETE', '/api/hugo/finalists', 405],
  ] as const)('reads %s', async (_, method, url, status) => {
    const headers = { origin: OURS, 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(status);
    expect(corsHeaders(answer.headers)).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': OURS,
      'access-control-allow-credentials': 'true',
    });
  });

  it.each(['same-site', 'cross-site'])('changes things (%s)', async (from) => {
    const headers = { origin: OURS, 'sec-fetch-site': from };
    const answer = await app.inject({ method: 'POST', url: '/api/slack/invite', headers });
    expect(answer.json().code).toBe('not_implemented');
  });

  it('is refused what a picture or a link asks, which names no origin', async () => {
    const headers = { 'sec-fetch-site': 'same-site', referer: `${OURS}/page` };
    const answer = await app.inject({ url: '/api/logout', headers });
    expect(answer.json().code).toBe('cross_site');
  });

  it('is refused a body that a form could send', async () => {
    const headers = { origin: OURS, 'content-type': 'text/plain' };
    const sent = { method: 'POST' as const, url: '/api/people/lookup', headers, payload: '{}' };
    expect((await app.inject(sent)).statusCode).toBe(415);
  });

  it('does nothing of the crew', async () => {
    const url = '/api/admin/people/find';
    const asked = await app.inject(preflight(OURS, url));
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, { vary: 'Origin' }]);
    const erase = { method: 'POST' as const, url: '/api/admin/people/5/erase', payload: {} };
    const answer = await app.inject({ ...erase, headers: { origin: OURS } });
    expect([answer.json().code, corsHeaders(answer.headers)]).toEqual([
      'cross_site',
      { vary: 'Origin' },
    ]);
  });
});

describe.each([
  ['a stranger', STRANGER],
  ['a page that hides where it is from', 'null'],
  ['a name that begins like ours', `${OURS}.evil.example`],
  ['a name that ends like ours', 'https://evil-app.example.com'],
  ['ours without a lock', OURS.replace('https', 'http')],
  ['ours at another port', `${OURS}:8443`],
  ['ours in other letters', OURS.toUpperCase()],
])('%s', (_, origin) => {
  it('is told nothing, and changes nothing', async () => {
    const asked = await app.inject(preflight(origin));
    expect([asked.statusCode, corsHeaders(asked.headers)]).toEqual([405, { vary: 'Origin' }]);
    const read = await app.inject({ url: '/api/hugo/finalists', headers: { origin } });
    expect([read.statusCode, corsHeaders(read.headers)]).toEqual([200, { vary: 'Origin' }]);
    const change = { method: 'POST' as const, url: '/api/slack/invite' };
    const answers = [
      await app.inject({ ...change, headers: { origin } }),
      await app.inject({ ...change, headers: { origin, 'sec-fetch-site': 'cross-site' } }),
    ];
    expect(answers.map((answer) => answer.json().code)).toEqual(['cross_site', 'cross_site']);
  });
});

it('says nothing to anybody while nobody is let in', async () => {
  const headers = { origin: OURS };
  for (const asked of [preflight(OURS), { url: '/api/hugo/finalists', headers }])
    expect(corsHeaders((await closed.inject(asked)).headers)).toEqual({});
  const answer = await closed.inject({ method: 'POST', url: '/api/slack/invite', headers });
  expect(answer.json().code).toBe('cross_site');
});
