import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, type Frame, type Page, test } from '@playwright/test';
import { requestLink } from './account.ts';
import { startServer } from './server.ts';

/** What a page receives of a response; `blocked` when the browser withholds it. */
type Told = 'blocked' | { status: number; body: string; headers: Record<string, string> };

/** Serves an empty page, reachable as `localhost` and as 127.0.0.1. */
async function startPages() {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>');
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  return { origin: `http://localhost:${port}`, sameMachine: `http://127.0.0.1:${port}`, close };
}

/** Calls the API from a script of the page, with cookies. */
const ask = (page: Page | Frame, url: string, init: RequestInit = {}): Promise<Told> =>
  page.evaluate(
    async ([address, given]) => {
      try {
        const answer = await fetch(address, { credentials: 'include', ...given });
        const headers = Object.fromEntries(answer.headers);
        return { status: answer.status, body: await answer.text(), headers };
      } catch {
        return 'blocked';
      }
    },
    [url, init] as const,
  );

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

const title = 'a page of another origin calls the API where it is let in, and no other page does';
test(title, { tag: ['@any-width', '@slow'] }, async ({ page, context }) => {
  const [ours, strangers] = [await startPages(), await startPages()];
  const server = await startServer({ CORS_ORIGINS: ours.origin });
  const api = `${server.url}/api`;
  const email = 'family@example.com';
  const asOurs = async (path: string, init?: RequestInit) => {
    if (!page.url().startsWith(ours.origin)) await page.goto(ours.origin);
    return ask(page, `${api}${path}`, init);
  };
  const badgeName = async () => {
    const user = await asOurs('/user');
    const { people } = JSON.parse(user === 'blocked' ? '{}' : user.body);
    return people?.[0].badge_name as string | undefined;
  };
  try {
    await test.step('an allowed origin signs a person in, reads and changes', async () => {
      const key = new URL(await requestLink(server, email)).pathname.split('/')[3];
      expect(await asOurs('/login', json({ email, key }))).toMatchObject({ status: 200 });
      const [cookie] = await context.cookies(server.url);
      expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Lax', path: '/' });
      const change = json({ badge_name: 'From elsewhere' });
      expect(await asOurs('/people/1', change)).toMatchObject({ status: 200 });
      expect(await badgeName()).toBe('From elsewhere');
    });

    await test.step('reads an error response, and revalidates what it has', async () => {
      const refused = await asOurs('/people/1', json({ badge_name: 5 }));
      expect(refused).toMatchObject({ status: 400, body: expect.stringContaining('"invalid"') });
      // Without cookies, a browser may reuse a response, but not a response for another origin for ours.
      await page.goto(strangers.origin);
      expect(await ask(page, `${api}/hugo/finalists`)).toBe('blocked');
      const read = await asOurs('/hugo/finalists');
      const { etag = '' } = read === 'blocked' ? {} : read.headers;
      expect(etag).not.toBe('');
      const again = await asOurs('/hugo/finalists', { headers: { 'If-None-Match': etag } });
      expect(again).toMatchObject({ status: 304 });
    });

    await test.step("cannot use the crew's calls, nor methods or headers outside of the contract", async () => {
      expect(await asOurs('/admin/people/find', json({ query: email }))).toBe('blocked');
      expect(await asOurs('/admin/campaigns')).toBe('blocked');
      expect(await asOurs('/people/1', { method: 'DELETE' })).toBe('blocked');
      expect(await asOurs('/config', { headers: { 'X-Other': '1' } })).toBe('blocked');
      expect(await asOurs('/config')).toMatchObject({ status: 200 });
    });

    for (const [name, from] of [
      ['another port of the same site, which the browser sends cookies from', strangers.origin],
      ['the same machine by another name', ours.sameMachine],
    ] as const)
      await test.step(`${name}, reads and changes nothing`, async () => {
        await page.goto(from);
        expect(await ask(page, `${api}/user`)).toBe('blocked');
        expect(await ask(page, `${api}/people/1`, json({ badge_name: 'Stolen' }))).toBe('blocked');
        await sendBlindly(page, api);
        expect(await badgeName()).toBe('From elsewhere');
      });

    await test.step('a frame with an opaque origin (Origin: null) reads and changes nothing, even inside our page', async () => {
      await page.goto(ours.origin);
      await page.setContent('<iframe sandbox="allow-scripts" srcdoc="Empty"></iframe>');
      const frame = page.frames()[1];
      if (!frame) throw new Error('There is no frame.');
      await frame.waitForLoadState();
      expect(await ask(frame, `${api}/user`)).toBe('blocked');
      expect(await ask(frame, `${api}/people/1`, json({ badge_name: 'Stolen' }))).toBe('blocked');
      await sendBlindly(frame, api);
      expect(await badgeName()).toBe('From elsewhere');
    });

    await test.step('a page on another site can call the API, and no account is signed in there', async () => {
      await page.goto(ours.origin);
      const elsewhere = `${api.replace('localhost', '127.0.0.1')}`;
      const key = new URL(await requestLink(server, email)).pathname.split('/')[3];
      expect(await ask(page, `${elsewhere}/login`, json({ email, key }))).toMatchObject({
        status: 200,
      });
      expect(await ask(page, `${elsewhere}/user`)).toMatchObject({ status: 401 });
    });
  } finally {
    await server.dispose();
    ours.close();
    strangers.close();
  }
});

/** Sends requests that a page may send without permission and without reading the response. */
async function sendBlindly(page: Page | Frame, api: string): Promise<void> {
  await page.evaluate(async (base) => {
    const body = JSON.stringify({ badge_name: 'Stolen' });
    const sent = { mode: 'no-cors', credentials: 'include' } as const;
    const send = (path: string, more: RequestInit = {}) =>
      fetch(`${base}${path}`, { ...sent, ...more }).catch(() => undefined);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded'])
      await send('/people/1', { method: 'POST', body, headers: { 'content-type': type } });
    await send('/logout');
    const picture = new Image();
    const loaded = new Promise((resolve) => {
      picture.addEventListener('load', resolve);
      picture.addEventListener('error', resolve);
    });
    picture.src = `${base}/logout`;
    await loaded;
  }, api);
}
