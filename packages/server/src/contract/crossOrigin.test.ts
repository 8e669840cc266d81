import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { appWith, makeApp } from './testApp.ts';

/** Returns the error codes of a POST change and of a GET change. */
async function getCodes(headers: Record<string, string>) {
  const app = await appWith({}, { validateResponses: false });
  const sent = { host: 'localhost:8080', ...headers };
  const answers = [
    await app.inject({ method: 'POST', url: '/api/slack/invite', headers: sent }),
    await app.inject({ method: 'GET', url: '/api/logout', headers: sent }),
  ];
  return answers.map((answer) => answer.json().code);
}

it.each<[string, Record<string, string>]>([
  ['of another site', { 'sec-fetch-site': 'cross-site' }],
  ['of a neighbour', { 'sec-fetch-site': 'same-site' }],
  ['of another origin', { origin: 'https://evil.example' }],
  ['that hides its origin', { origin: 'null' }],
])('refuses changes, including logging out, from a page %s', async (_, headers) => {
  expect(await getCodes(headers)).toEqual(['cross_site', 'cross_site']);
});

it.each<[string, Record<string, string>]>([
  ['a page of this site', { 'sec-fetch-site': 'same-origin', origin: 'http://localhost:8080' }],
  ['the address bar', { 'sec-fetch-site': 'none' }],
  ['a page at the public address', { origin: 'https://portal.example.com' }],
  ['a page at the address that was asked', { origin: 'http://localhost:8080' }],
  ['a program that is no browser', {}],
])('lets %s change things', async (_, headers) => {
  expect(await getCodes(headers)).toEqual(['not_implemented', 'not_implemented']);
});

it('lets other sites read public data', async () => {
  const app = await appWith({ getFinalists: async () => ({ body: {} }) });
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await app.inject({ url: '/api/hugo/finalists', headers })).statusCode).toBe(200);
});

it.each<[string, Record<string, string>]>([
  ['as a prefetch', { 'sec-purpose': 'prefetch' }],
  ['as a prerender', { 'sec-purpose': 'prefetch;prerender' }],
  ["as an older browser's prefetch", { purpose: 'prefetch' }],
  ['as a preview', { 'x-purpose': 'preview' }],
])('does nothing for a request sent %s', async (_, headers) => {
  expect(await getCodes(headers)).toEqual(['unavailable', 'unavailable']);
});

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

/** Returns the headers that a browser checks before it gives an answer to a page. */
const corsHeaders = (headers: object) =>
  Object.fromEntries(
    Object.entries(headers).filter(([name]) => /^(access-control-|vary$)/.test(name)),
  );

/** The preflight of a vote from a page of another origin. */
const preflight = (origin: string, url = '/api/hugo/5/vote') => ({
  method: 'OPTIONS' as const,
  url,
  headers: {
    origin,
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type',
  },
});

describe('a page of an allowed origin', () => {
  it('gets a preflight answer that allows a change with cookies', async () => {
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
  ] as const)('can read %s', async (_, method, url, status) => {
    const headers = { origin: OURS, 'sec-fetch-site': 'cross-site' };
    const answer = await app.inject({ method, url, headers });
    expect(answer.statusCode).toBe(status);
    expect(corsHeaders(answer.headers)).toMatchObject({
      vary: 'Origin',
      'access-control-allow-origin': OURS,
      'access-control-allow-credentials': 'true',
    });
  });

  it.each(['same-site', 'cross-site'])('can make changes (%s)', async (from) => {
    const headers = { origin: OURS, 'sec-fetch-site': from };
    const answer = await app.inject({ method: 'POST', url: '/api/slack/invite', headers });
    expect(answer.json().code).toBe('not_implemented');
  });

  it('can change nothing by images and links, which send no Origin header', async () => {
    const headers = { 'sec-fetch-site': 'same-site', referer: `${OURS}/page` };
    const answer = await app.inject({ url: '/api/logout', headers });
    expect(answer.json().code).toBe('cross_site');
  });

  it('cannot send a body that a form could send', async () => {
    const headers = { origin: OURS, 'content-type': 'text/plain' };
    const sent = { method: 'POST' as const, url: '/api/people/lookup', headers, payload: '{}' };
    expect((await app.inject(sent)).statusCode).toBe(415);
  });

  it("can't call administrators' operations", async () => {
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
  ['a page that hides its origin', 'null'],
  ['a name that starts like ours', `${OURS}.evil.example`],
  ['a name that ends like ours', 'https://evil-app.example.com'],
  ['ours without TLS', OURS.replace('https', 'http')],
  ['ours at another port', `${OURS}:8443`],
  ['ours in other letter case', OURS.toUpperCase()],
])('%s', (_, origin) => {
  it('gets no CORS headers and changes nothing', async () => {
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

it('sends no CORS headers when no origin is allowed', async () => {
  const headers = { origin: OURS };
  for (const asked of [preflight(OURS), { url: '/api/hugo/finalists', headers }])
    expect(corsHeaders((await closed.inject(asked)).headers)).toEqual({});
  const answer = await closed.inject({ method: 'POST', url: '/api/slack/invite', headers });
  expect(answer.json().code).toBe('cross_site');
});
