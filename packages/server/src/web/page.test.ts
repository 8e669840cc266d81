import Fastify from 'fastify';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { type IncomingMessage, request } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text as readText } from 'node:stream/consumers';
import { brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DatabaseUnavailable } from '../database/unavailable.ts';
import { forEachDatabase } from '../testing/databases.ts';
import type { TestServer } from '../testing/server.ts';
import { createInProcessFetch } from './page.ts';
import { createRequestId } from './requestLog.ts';

const EMPTY = '<!doctype html><title>empty</title><div id="root"></div>';

/** Returns whether this is the empty page, which the browser renders. */
const isEmpty = (body: string) => body.includes('<title>empty</title>');

/** The code of a portal that prints its input into the page, and fails or redirects at some paths. */
const ENTRY = `const drawing = {};
async function count(path) {
  const seen = (drawing[path] ??= { now: 0, most: 0 });
  seen.most = Math.max(seen.most, seen.now += 1);
  await new Promise(setImmediate);
  seen.now -= 1;
  return { status: 200, html: '<p>' + seen.most + '</p>' };
}
export async function render({ url, fetch, nonce, origin, acceptLanguage, cookies }) {
  if (url.startsWith('/many')) return count(url);
  if (url === '/fails') throw new Error('cannot draw');
  if (url === '/leads') return { redirect: '/elsewhere' };
  const answer = await fetch('http://portal.invalid/api/user');
  if (answer.status === 503 && url === '/throws') throw new Error('no user');
  if (answer.status === 503) return { status: 500, html: 'This page could not be loaded' };
  const key = await fetch(new Request('http://portal.invalid/api/key', {
    method: 'POST', headers: { 'content-type': 'application/json' }, body: '{"email":"x"}' }));
  const told = { url, origin, acceptLanguage, hasCookies: cookies !== '', user: await answer.json(), key: key.status };
  return { status: url === '/nowhere' ? 404 : 200,
    html: '<p>' + JSON.stringify(told) + '</p><style nonce="' + nonce + '"></style>' + ' '.repeat(2000) };
}`;

function makePortal(): string {
  const folder = mkdtempSync(join(tmpdir(), 'conkit-portal-'));
  const write = (file: string, text: string) => writeFileSync(join(folder, file), text);
  for (const name of ['client/assets', 'client/.vite', 'server'])
    mkdirSync(join(folder, name), { recursive: true });
  write('client/index.html', EMPTY);
  write('client/favicon.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>');
  write('client/.vite/manifest.json', '{}');
  write('client/assets/main-abc123.js', 'console.log(1)');
  write('client/assets/main-abc123.js.br', 'pretend this is brotli');
  write('server/entry.js', ENTRY);
  write('server/package.json', '{"type":"module"}');
  return folder;
}

/** Makes the database unavailable until the spy is restored. */
const takeAway = ({ db }: TestServer) =>
  vi.spyOn(db.getExecutor(), 'executeQuery').mockRejectedValue(new DatabaseUnavailable('away'));

/** Returns the input that the page printed. */
const told = (body: string) => {
  const json = /<p>(.*)<\/p>/.exec(body)?.[1];
  return JSON.parse(json ?? 'null') as unknown;
};

forEachDatabase((start) => {
  const folder = makePortal();
  afterAll(() => rmSync(folder, { recursive: true }));
  let server: TestServer;
  beforeAll(async () => {
    server = await start({ env: { PORTAL_DIR: folder } });
    await server.addPerson({ email: 'aoife@example.com' });
    await server.app.listen();
  });

  /** Requests over the network, because `inject` would normalize the path. */
  async function asWritten(path: string) {
    const { port } = server.app.server.address() as AddressInfo;
    const sent = request({ port, path, headers: { connection: 'close' } }).end();
    const [answer] = (await once(sent, 'response')) as [IncomingMessage];
    return {
      status: answer.statusCode,
      type: answer.headers['content-type'],
      body: await readText(answer),
    };
  }

  describe('a page', () => {
    it('is rendered with the caller’s own data', async () => {
      const headers = { 'accept-language': 'fi' };
      const signedOut = await server.get('/hugo/vote/7?x=1', { headers });
      expect(told(signedOut.body)).toMatchObject({
        url: '/hugo/vote/7?x=1',
        origin: server.context.env.publicUrl,
        acceptLanguage: 'fi',
        hasCookies: false,
        user: { code: 'unauthorized' },
        key: 400,
      });
      const signedIn = await (await server.as('aoife@example.com')).get('/');
      expect(told(signedIn.body)).toMatchObject({
        hasCookies: true,
        user: { email: 'aoife@example.com', people: [{ legal_name: 'Aoife Byrne' }] },
      });
    });

    it('is one of few rendered at once, and is left to the browser when too many wait', async () => {
      const all = await Promise.all(Array.from({ length: 60 }, () => server.get('/many')));
      const drawn = all.filter(({ body }) => !isEmpty(body));
      expect(all.every(({ statusCode }) => statusCode === 200)).toBe(true);
      expect(drawn).toHaveLength(54);
      expect(Math.max(...drawn.map(({ body }) => Number(told(body))))).toBe(4);
      expect(isEmpty((await server.get('/many')).body)).toBe(false);
    });

    it('is rendered after the earlier pages of its connection', async () => {
      const { port } = server.app.server.address() as AddressInfo;
      const socket = connect(port, '127.0.0.1');
      socket.write('GET /many-in-one HTTP/1.1\r\nhost: a\r\n\r\n'.repeat(9));
      socket.write('GET /many-in-one HTTP/1.1\r\nhost: a\r\nconnection: close\r\n\r\n');
      const drawn = (await readText(socket)).match(/<p>\d+<\/p>/g);
      expect(drawn).toEqual(Array.from({ length: 10 }, () => '<p>1</p>'));
    });

    it('has cache-control: no-store for a signed-in member', async () => {
      const client = await server.as('aoife@example.com');
      for (const path of ['/', '/leads', '/fails']) {
        expect((await client.get(path)).headers['cache-control']).toBe('no-store');
      }
    });

    it('is revalidated each time, and allows only its own scripts and styles', async () => {
      const [one, other] = [await server.get('/'), await server.get('/')];
      expect(one.headers).toMatchObject({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'private, no-cache',
        'referrer-policy': 'no-referrer',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(one.headers.vary).toMatch(/Cookie, Accept-Language/);
      const policy = String(one.headers['content-security-policy']);
      const nonce = /nonce="([^"]+)"/.exec(one.body)?.[1] ?? '';
      expect(policy).toContain(`script-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain(`style-src 'self' 'nonce-${nonce}';`);
      expect(policy).toContain("frame-ancestors 'none'");
      expect(policy).not.toContain('https:');
      expect(other.body).not.toContain(nonce);
    });

    it('is compressed', async () => {
      const answer = await server.get('/', { headers: { 'accept-encoding': 'gzip, br' } });
      expect(answer.headers['content-encoding']).toBe('br');
      expect(told(brotliDecompressSync(answer.rawPayload).toString())).toMatchObject({ url: '/' });
    });

    it('keeps the portal’s status and redirects', async () => {
      expect((await server.get('/nowhere')).statusCode).toBe(404);
      const redirect = await server.get('/leads');
      expect([redirect.statusCode, redirect.headers.location]).toEqual([302, '/elsewhere']);
    });

    it.each(['//evil.example.com/', '/\\evil.example.com/', '/x//evil.example.com'])(
      'answers 404 at a path that a link would resolve to another site: %s',
      async (path) => {
        const { status, body } = await asWritten(path);
        expect(status).toBe(404);
        expect(body).not.toContain('evil');
      },
    );

    it.each(['/', '/hugo/vote/1', '/throws'])(
      'answers 503 with a page that reloads itself while the database is unavailable: %s',
      async (path) => {
        const client = await server.as('aoife@example.com');
        const away = takeAway(server);
        const answer = await client.get(path, { headers: { accept: 'text/html' } });
        away.mockRestore();
        expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '5']);
        expect(answer.headers['cache-control']).toBe('no-store');
        expect(answer.body).toMatch(/<meta http-equiv="refresh" content="([5-9]|1[0-5])">/);
        expect(answer.body).toContain('What you have saved is safe.');
        expect((await client.get(path)).statusCode).toBe(200);
      },
    );

    it('is rendered by the browser if rendering on the server fails', async () => {
      const answer = await server.get('/fails');
      expect([answer.statusCode, isEmpty(answer.body)]).toEqual([200, true]);
      // Browsers without scripts show this message, because the page is otherwise empty.
      expect(answer.body).toMatch(/<div id="root"><\/div><noscript>.*<a href="\/fails">Try again/);
      expect(answer.headers['content-security-policy']).toContain("script-src 'self'");
    });
  });

  describe('a file', () => {
    it('with a hash in its name is cached for a year and sent precompressed', async () => {
      const plain = await server.get('/assets/main-abc123.js');
      expect(plain.body).toBe('console.log(1)');
      expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
      const headers = { 'accept-encoding': 'br' };
      const packed = await server.get('/assets/main-abc123.js', { headers });
      expect(packed.body).toBe('pretend this is brotli');
      expect(packed.headers).toMatchObject({
        'content-encoding': 'br',
        'content-type': expect.stringMatching(/javascript; charset=utf-8$/) as string,
      });
    });

    it('without a hash is cached for an hour', async () => {
      const answer = await server.get('/favicon.svg');
      expect(answer.headers['cache-control']).toBe('public, max-age=3600');
    });

    it('that is missing answers 404, not a page', async () => {
      const answer = await server.get('/assets/gone.js');
      expect(answer.statusCode).toBe(404);
      expect(answer.json()).toMatchObject({ code: 'not_found' });
    });

    it.each(['/.vite/manifest.json', '/server/entry.js'])(
      'that is internal to the build is not served: %s',
      async (path) => {
        const { body } = await server.get(path);
        expect(body).not.toContain('export async');
        expect(body).not.toBe('{}');
      },
    );

    it.each([
      '/assets/../../server/entry.js',
      '/assets/..%2f..%2fserver/entry.js',
      '/assets/%2e%2e/%2e%2e/server/entry.js',
      '/assets/..%5c..%5cserver/entry.js',
      '/assets/%00',
      '/assets/.',
    ])('outside the folder is not found: %s', async (path) => {
      const { status, type, body } = await asWritten(path);
      expect([status, type]).toEqual([404, 'application/problem+json; charset=utf-8']);
      expect(body).not.toContain('export async');
    });
  });

  it('answers 404 to a POST to a page', async () => {
    const answer = await server.post('/hugo/vote');
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'not_found' });
  });

  it('answers an unknown API call with a problem document, not a page', async () => {
    const answer = await server.get('/api/nothing');
    expect(answer.headers['content-type']).toContain('application/problem+json');
  });
});

it.each([
  [true, 'a page and its API calls share a request id'],
  [false, 'a request id from the client is ignored'],
])('behind a proxy: %s, %s', async (isBehindProxy) => {
  const app = Fastify({ genReqId: createRequestId(isBehindProxy) });
  app.get('/api/inner', ({ id }, reply) => reply.send({ id }));
  app.get('/page', async (visit) => {
    const answer = await createInProcessFetch(app, visit)('/api/inner');
    const { id } = (await answer.json()) as { id: string };
    return { page: visit.id, inner: id };
  });
  const headers = { 'x-request-id': 'a-name-of-the-proxy' };
  const { page, inner } = (await app.inject({ url: '/page', headers })).json<{
    page: string;
    inner: string;
  }>();
  expect(page === 'a-name-of-the-proxy').toBe(isBehindProxy);
  expect(inner === page).toBe(isBehindProxy);
  await app.close();
});
