import { operationTable } from '@conkit/api-client';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { SentMail } from '../adapters/outbox.ts';
import { contract } from '../contract/testApp.ts';
import type { Call } from './calls.ts';
import { createOperationFinder as describeContract, listRefusals } from './operations.ts';
import { type MockServer, startMockServer } from './server.ts';

const CORS_ORIGINS = 'http://localhost:5173';
let standin: MockServer;
beforeAll(async () => {
  standin = await startMockServer({ PORT: '0', CORS_ORIGINS });
});
afterAll(() => standin.stop());

const send = (
  path: string,
  { body, ...init }: { body?: unknown } & Omit<RequestInit, 'body'> = {},
) =>
  fetch(`${standin.url}${path}`, {
    ...init,
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...init.headers },
  });
const post = (path: string) => send(path, { method: 'POST' });
const json = async <Body>(path: string): Promise<Body> => (await (await send(path)).json()) as Body;
const calls = async () => (await json<{ calls: Call[] }>('/standin/calls')).calls;
const mailsTo = async (to: string) =>
  (await json<{ mails: SentMail[] }>(`/standin/mails?to=${to}`)).mails;

beforeEach(async () => {
  expect((await post('/standin/reset')).status).toBe(200);
});

/** Signs in with a mailed link and returns the session cookie. */
async function signIn(email: string): Promise<string> {
  await send('/api/key', { body: { email } });
  const [mail] = await mailsTo(email);
  const key = /\/login\/[^/\s]+\/([\w-]+)/.exec(mail?.text ?? '')?.[1];
  const answer = await send('/api/login', { body: { email, key } });
  expect(answer.status).toBe(200);
  return answer.headers.getSetCookie()[0]?.split(';')[0] ?? '';
}

describe('a refusal', () => {
  const described = describeContract(contract);
  const all = contract.operations.map(({ id, responses }) => {
    const { method, path } = operationTable[id];
    const meant = described.find(method, path);
    return { id, responses, refusals: meant ? listRefusals(contract, meant) : [] };
  });

  it('exists for every refusal status in the contract', () => {
    const missing = all.flatMap(({ id, responses, refusals }) => {
      const known = new Set(refusals.map(({ status }) => status));
      return [...responses.keys()]
        .filter((status) => status >= 400 && !known.has(status))
        .map((status) => `${id} ${status}`);
    });
    expect(missing).toEqual([]);
  });

  it('conforms to the contract, for every code', async () => {
    const calledFor = new Set(['vote', 'purchase', 'getBadge', 'login', 'erasePerson']);
    for (const { id, refusals } of all.filter((each) => calledFor.has(each.id))) {
      const { method, path } = operationTable[id];
      const url = path.replaceAll(/\{\w+\}/g, '5');
      for (const { status, code } of refusals) {
        const headers = { 'Standin-Refuse': `${status} ${code}` };
        const answer = await send(url, { method, headers });
        const body = (await answer.json()) as { status: number; code: string };
        expect([id, answer.status, body.code]).toEqual([id, status, code]);
      }
    }
    const deviations = (await calls()).flatMap((call) => call.deviations);
    expect(deviations.filter((each) => each.of === 'answer')).toEqual([]);
    expect(await calls()).toHaveLength(
      all.filter(({ id }) => calledFor.has(id)).flatMap(({ refusals }) => refusals).length,
    );
  });

  it.each([
    ['stale_votes', 409, 'stale_votes'],
    ['409', 409, 'stale_votes'],
    ['503 unavailable', 503, 'unavailable'],
  ])('can be requested as %s', async (ordered, status, code) => {
    const headers = { 'Standin-Refuse': ordered };
    const answer = await send('/api/hugo/1/vote', { body: {}, headers });
    const body = (await answer.json()) as { code: string; current?: object };
    expect([answer.status, body.code]).toEqual([status, code]);
    if (code === 'stale_votes') expect(body.current).toBeDefined();
    else expect(answer.headers.get('retry-after')).toBe('30');
  });

  it('is answered with 400 and the possible refusals if the contract doesn’t have it', async () => {
    const headers = { 'Standin-Refuse': 'card_declined' };
    const answer = await send('/api/hugo/1/vote', { body: {}, headers });
    expect(answer.status).toBe(400);
    const { message } = (await answer.json()) as { message: string };
    expect(message).toMatch(/^Standin-Refuse: vote is refused by one of: 400 invalid, .*409 stale/);
  });

  it('of a method (405) lists the allowed methods', async () => {
    const headers = { 'Standin-Refuse': '405' };
    const answer = await send('/api/config', { headers });
    expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
  });
});

describe('the network', () => {
  it('delays an answer as instructed', async () => {
    const answer = await send('/api/config', { headers: { 'Standin-Delay': '150' } });
    expect(answer.status).toBe(200);
    const [call] = await calls();
    expect(call?.ms).toBeGreaterThanOrEqual(150);
    expect(call?.ordered).toBe('Standin-Delay: 150');
  });

  it.each(['-1', '60001', '1.5', 'long'])('refuses the delay %s', async (delay) => {
    const answer = await send('/api/config', { headers: { 'Standin-Delay': delay } });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('/header/Standin-Delay');
  });

  it.each(['Standin-Lost', 'Standin-Refused', 'StandIn-Delays', 'Mock-Delay', 'X-Standin-Delay'])(
    'refuses the misspelt header %s by its name',
    async (name) => {
      const answer = await send('/api/config', { headers: { [name]: '100' } });
      expect(answer.status).toBe(400);
      const { errors } = (await answer.json()) as { errors: { message: string }[] };
      expect(errors.map(({ message }) => message)).toEqual([
        `${name.toLowerCase()} is no instruction; known are Standin-Refuse, Standin-Delay, Standin-Lose`,
      ]);
    },
  );

  it('loses a request without effect, or only its answer', async () => {
    const body = { email: 'new@example.com', name: 'Quite New' };
    for (const lost of ['request', 'answer']) {
      const sent = send('/api/key', { body, headers: { 'Standin-Lose': lost } });
      await expect(sent).rejects.toThrow('fetch failed');
      expect(await mailsTo(body.email)).toHaveLength(lost === 'answer' ? 1 : 0);
    }
    expect((await calls()).map(({ status }) => status)).toEqual([null, null]);
  });
});

describe('the controls for tests', () => {
  it('reset everything to the state at the start', async () => {
    const users: unknown[] = [];
    for (const round of [1, 2]) {
      const cookie = await signIn('family@example.com');
      const user = await (await send('/api/user', { headers: { cookie } })).json();
      users.push(user);
      const changed = { badge_name: `Changed ${round}` };
      const answer = await send('/api/people/1', { body: changed, headers: { cookie } });
      expect(answer.status).toBe(200);
      await send('/standin/clock', { body: { now: '2040-01-01T00:00:00Z' } });
      await post('/standin/reset');
      expect((await send('/api/user', { headers: { cookie } })).status).toBe(401);
      expect(await mailsTo('family@example.com')).toEqual([]);
      const { now } = await json<{ now: string }>('/standin/clock');
      expect(Date.parse(now)).toBeLessThan(Date.parse('2040-01-01'));
      expect(await calls()).toHaveLength(1);
    }
    expect(users[1]).toEqual(users[0]);
  });

  it('set the clock and run the jobs due by then', async () => {
    const cookie = await signIn('family@example.com');
    const vote = (lastmod: string | null) =>
      send('/api/hugo/1/vote', {
        headers: { cookie },
        body: { lastmod, signature: 'Aoife', votes: { Novel: [1] } },
      });
    const saved = (await (await vote(null)).json()) as { time: string };
    expect(saved.time).toBeDefined();
    expect(await mailsTo('family@example.com')).toHaveLength(1);
    await send('/standin/clock', { body: { advance_seconds: 31 * 60, stands_still: true } });
    expect(await mailsTo('family@example.com')).toHaveLength(2);
    const first = await json<{ now: string; stands_still: boolean }>('/standin/clock');
    expect(first.stands_still).toBe(true);
    expect(await json('/standin/clock')).toEqual(first);
    const config = await json<{
      hugo: { awards: Record<string, { voting?: { closes: string } }> };
    }>('/api/config');
    const [award] = Object.values(config.hugo.awards);
    const after = new Date(Date.parse(award?.voting?.closes ?? '') + 3_600_000).toISOString();
    await send('/standin/clock', { body: { now: after } });
    const again = await signIn('family@example.com');
    const late = await send('/api/hugo/1/vote', {
      headers: { cookie: again },
      body: { lastmod: saved.time, signature: 'Aoife', votes: { Novel: [2] } },
    });
    expect(((await late.json()) as { code: string }).code).toBe('voting_closed');
  });

  it.each([{ now: 'tomorrow' }, { now: 5 }, { advance_seconds: -1 }, { later: 5 }, 'now'])(
    'refuse to set the clock to %j',
    async (body) => {
      expect((await send('/standin/clock', { body })).status).toBe(400);
    },
  );
});

describe('the page of calls', () => {
  const getDeviations = async (path: string, init: Parameters<typeof send>[1] = {}) => {
    await send(path, init);
    return (await calls()).at(-1)?.deviations.map(({ of, what }) => `${of} ${what}`);
  };

  it.each<[string, string, Parameters<typeof send>[1], string[]]>([
    ['a good call', '/api/key', { body: { email: 'a@example.com' } }, []],
    ['an unknown path', '/api/peeple', {}, ['request openapi.yaml has no such path']],
    [
      'an unsupported method',
      '/api/key',
      { method: 'GET' },
      ['request openapi.yaml has only POST at this path'],
    ],
    [
      'a missing field',
      '/api/login',
      { body: { email: 'a@example.com' } },
      ['request /body/key: key is required'],
    ],
    [
      'an ignored key',
      '/api/people/1',
      { body: { badge_nmae: 'Aoife', city: 'Cork' } },
      ['request /body/badge_nmae: is not known, and ignored'],
    ],
    [
      'an unknown parameter',
      '/api/config?lang=fi',
      {},
      ['request /query/lang: lang is not known here'],
    ],
    [
      'a body that is not JSON',
      '/api/key',
      { method: 'POST', body: undefined, headers: { 'content-type': 'text/plain' } },
      ['request /body: A JSON body is required'],
    ],
  ])('shows %s', async (_, path, init, deviations) => {
    expect(await getDeviations(path, init)).toEqual(deviations);
  });

  it('shows calls with all their text escaped', async () => {
    await send('/api/key', { body: { email: '<b>@example.com', nothing: '<script>' } });
    await send('/api/%3Cscript%3E');
    const page = await (await send('/standin')).text();
    expect(page).toContain('POST /api/key → 400 invalid');
    expect(page).toContain('&lt;script&gt;');
    expect(page).not.toContain('<script');
    expect(page).not.toContain('<b>');
  });

  it('omits requests that are not API calls', async () => {
    for (const path of ['/', '/healthz', '/dev/mail', '/api/docs', '/standin']) await send(path);
    expect((await calls()).map(({ url }) => url)).toEqual(['/healthz']);
  });
});

describe('a page of another site', () => {
  it('can’t read or change anything under another host name', async () => {
    const app = new URL(standin.url);
    const { request } = await import('node:http');
    for (const path of ['/standin', '/standin/calls', '/standin/mails', '/standin/clock']) {
      const status = await new Promise((resolve, reject) => {
        const headers = { host: 'evil.example' };
        request({ host: app.hostname, port: app.port, path, headers }, ({ statusCode }) =>
          resolve(statusCode),
        )
          .on('error', reject)
          .end();
      });
      expect([path, status]).toEqual([path, 421]);
    }
  });

  it.each([
    ['sec-fetch-site', 'cross-site'],
    ['origin', 'https://evil.example'],
  ])('can’t change anything (%s)', async (header, value) => {
    for (const path of ['/standin/reset', '/standin/clock'])
      expect((await send(path, { method: 'POST', headers: { [header]: value } })).status).toBe(403);
  });
});

it('allows pages of listed origins to send instructions and read the answers', async () => {
  const headers = { origin: CORS_ORIGINS, 'access-control-request-method': 'POST' };
  const asked = await send('/api/hugo/1/vote', { method: 'OPTIONS', headers });
  expect(asked.status).toBe(204);
  expect(asked.headers.get('access-control-allow-headers')).toContain('Standin-Refuse');
  const ordered = { origin: CORS_ORIGINS, 'Standin-Refuse': 'unavailable' };
  const answer = await send('/api/config', { headers: ordered });
  expect(answer.headers.get('access-control-allow-origin')).toBe(CORS_ORIGINS);
});

it.each<[string, Record<string, string>]>([
  ['DATABASE_URL', { DATABASE_URL: 'postgres://localhost/members' }],
  ['DATA_DIR', { DATA_DIR: '/srv/members' }],
  ['SMTP_URL', { SMTP_URL: 'smtp://localhost' }],
  ['STRIPE_DEFAULT_SECRET_KEY', { STRIPE_DEFAULT_SECRET_KEY: 'sk_live_1' }],
  ['SLACK_TOKEN', { SLACK_TOKEN: 'xoxb' }],
  ['PACKET_S3_SECRET', { PACKET_S3_SECRET: 'x' }],
  ['APPLE_WALLET_KEYS', { APPLE_WALLET_KEYS: 'x' }],
  ['GOOGLE_WALLET_KEY', { GOOGLE_WALLET_KEY: 'x' }],
  ['SESSION_SECRET', { SESSION_SECRET: 'of a real server, long enough for it' }],
  ['CONVENTION', { CONVENTION: 'dublin-2019' }],
])('refuses to start with %s', async (name, variables) => {
  await expect(startMockServer({ PORT: '0', ...variables })).rejects.toThrow(
    new RegExp(`^${name}: .*stand-in`),
  );
});
