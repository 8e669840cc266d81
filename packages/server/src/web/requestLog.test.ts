import type { InjectOptions } from 'fastify';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { pino } from 'pino';
import { beforeAll, expect, it } from 'vitest';
import { createApp } from '../app.ts';
import { createLogger } from '../process/log.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';

const run = promisify(execFile);
/** The command with which docs/operate.md finds an account in the log. */
const command =
  'printf \'account:%s\' siobhan@example.com | openssl dgst -sha256 -hmac "$SESSION_SECRET"';

const KEY = 'a-key-that-no-one-may-see';

forEachDatabase((start) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await start();
  });

  it.each([
    ['/api/purchase/status/' + KEY, '/api/purchase/status/:key'],
    [`/api/purchase/status/${KEY}/more`, '/api/*'],
    [`/api/purchase/data?key=${KEY}`, '/api/purchase/data'],
    [`/login/aoife@example.com/${KEY}`, '/login'],
    [`/hugo/vote/7?key=${KEY}`, '/hugo/vote/7'],
  ])('logs %s as %s', async (url, path) => {
    const lines: string[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) });
    const app = await createApp({ ...server.context, log });
    await app.inject(url);
    await app.close();
    expect(lines.join('')).not.toContain(KEY);
    expect(lines.map((line) => (JSON.parse(line) as { path?: string }).path)).toContain(path);
  });

  const logged = async (request: InjectOptions, env: object = {}) => {
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const app = await createApp({ ...server.context, log, env: { ...server.context.env, ...env } });
    await app.inject(request);
    await app.close();
    return lines.map((line) => JSON.parse(line) as Record<string, unknown>);
  };

  it('logs a healthy /healthz only at level debug', async () => {
    expect(await logged({ url: '/healthz' })).toEqual([]);
    const [line] = await logged({ method: 'POST', url: '/healthz' });
    expect(line).toMatchObject({ path: '/healthz', status: 405 });
  });

  it('logs the process, the problem code and the person’s id', async () => {
    const { id, email } = await server.addPerson();
    const { cookie } = await server.as('stranger@example.com');
    const [line] = await logged({ url: `/api/hugo/${id}/votes`, headers: { cookie } });
    expect(line).toMatchObject({
      person: id,
      code: 'not_yours',
      process: expect.stringMatching(/:\d+$/),
    });
    expect(JSON.stringify(line)).not.toContain(email);
    expect(JSON.stringify(line)).not.toContain('stranger');
  });

  it('logs the account as a keyed hash that an operator with the secret can compute', async () => {
    const { id, email = '' } = await server.addPerson({ email: 'Siobhan@Example.com' });
    const { cookie } = await server.as(email ?? '');
    const getName = async (url: string, own = cookie) =>
      (await logged({ url, headers: { cookie: own } }))[0]?.['account'];
    // Runs the command of docs/operate.md with the address in lower case.
    const { stdout } = await run('sh', ['-c', command], {
      env: { PATH: process.env['PATH'], SESSION_SECRET: server.context.secret },
    });
    const found = stdout.trim().slice(-64).slice(0, 12);
    expect(found).toMatch(/^[0-9a-f]{12}$/);
    expect(await getName(`/api/hugo/${id}/votes`)).toBe(found);
    // A session is optional for this call.
    expect(await getName('/api/hugo/finalists')).toBe(found);
    expect(await getName('/api/user', (await server.as('other@example.com')).cookie)).not.toBe(
      found,
    );
    expect(await getName('/api/user', '')).toBeUndefined();
  });

  it('takes the request id from our own proxy, and otherwise creates one', async () => {
    const headers = { 'x-request-id': 'a-name-of-the-proxy' };
    const getId = async (env: object, given: Record<string, string> = headers) =>
      (await logged({ url: '/api/config', headers: given }, env))[0]?.['reqId'];
    expect(await getId({ trustedProxies: 1 })).toBe('a-name-of-the-proxy');
    expect(await getId({ trustedProxies: 0 })).toMatch(/^[0-9a-f-]{36}$/);
    expect(await getId({ trustedProxies: 1 }, { 'x-request-id': 'a "forged"\n line' })).toMatch(
      /^[0-9a-f-]{36}$/,
    );
  });
});
