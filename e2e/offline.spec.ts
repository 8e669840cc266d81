import { once } from 'node:events';
import { createServer } from 'node:net';
import type { BrowserContext, Page } from '@playwright/test';
import { newAddress, openNewHome, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';

// The server is stopped, because Chromium's emulation of a missing network does not reach service workers.
test.use({ serverEnv: {} });

const NOTICE = /^There is no connection to the server\. This is what your device kept on /;

/** Waits until this device has kept a page, and a file that it shows. */
const waitUntilKept = (page: Page, path: string, file: string) =>
  expect
    .poll(() =>
      page.evaluate(
        async ([name, ...paths]) => {
          const cache = await caches.open(`conkit-kept:${name}`);
          const found = await Promise.all(paths.map((one) => cache.match(one)));
          return found.every(Boolean);
        },
        [path, path, file],
      ),
    )
    .toBe(true);

const listKept = (page: Page) => page.evaluate(() => caches.keys());

/** Opens a path in a new tab, as if the browser had been closed meanwhile. */
async function reopen(context: BrowserContext, old: Page, url: string): Promise<Page> {
  await old.close();
  const page = await context.newPage();
  await page.goto(url);
  return page;
}

test('a barcode that was opened once can be opened without a network, until its owner signs out', async ({
  page,
  server,
  context,
}) => {
  await openNewHome(page, server, { 'Aoife Byrne': 'Adult' });
  const barcode = 'Registration barcode';
  const picture = /^Barcode of Aoife Byrne/;
  await page.getByRole('button', { name: barcode }).click();
  await expect(page.getByRole('img', { name: picture })).toBeVisible();
  const source = await page.getByRole('img', { name: picture }).getAttribute('src');
  await waitUntilKept(page, '/', String(source));

  await server.stop();
  const offline = await reopen(context, page, `${server.url}/?from=bookmark`);
  await expect(offline.getByText(NOTICE)).toBeVisible();
  await offline.getByRole('button', { name: barcode }).click();
  await expect
    .poll(() =>
      offline
        .getByRole('img', { name: picture })
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    )
    .toBe(709);
  await offline.getByRole('button', { name: 'Show it full screen' }).click();
  await expect(offline.getByRole('img', { name: picture })).toBeInViewport({ ratio: 1 });

  await server.restart();
  await offline.goto(server.url);
  await expect(offline.getByText(NOTICE)).toHaveCount(0);
  expect(await listKept(offline)).toEqual(['conkit-kept:/']);
  await context.clearCookies();
  await offline.goto(server.url);
  await expect.poll(() => listKept(offline)).toEqual([]);
  await server.stop();
  await expect(offline.goto(server.url)).rejects.toThrow(/ERR_CONNECTION_REFUSED|ERR_FAILED/);
});

test('a barcode opens when the network is there but no answer comes', async ({
  page,
  server,
  context,
}) => {
  await openNewHome(page, server, { 'Aoife Byrne': 'Adult' });
  await page.getByRole('button', { name: 'Registration barcode' }).click();
  const picture = page.getByRole('img', { name: /^Barcode of Aoife Byrne/ });
  await waitUntilKept(page, '/', String(await picture.getAttribute('src')));
  await server.stop();
  const silent = createServer();
  await once(silent.listen(Number(new URL(server.url).port)), 'listening');
  const slow = await reopen(context, page, server.url);
  await expect(slow.getByText(NOTICE)).toBeVisible();
  await slow.getByRole('button', { name: 'Registration barcode' }).click();
  await expect
    .poll(() =>
      slow
        .getByRole('img', { name: /^Barcode of Aoife Byrne/ })
        .evaluate((img: HTMLImageElement) => img.complete && img.naturalWidth),
    )
    .toBe(709);
  await slow.close();
  silent.close();
});

test('a closed reading list opens without a network, and what is marked there is kept', async ({
  page,
  server,
  context,
}) => {
  const id = await signInAsNew(page, server, {
    email: newAddress('reads'),
    name: 'Róisín Reads',
  });
  const path = `/hugo/reading/${id}`;
  const status = (on: Page, title: string) =>
    on
      .getByRole('group', { name: new RegExp(`^${title}`) })
      .getByRole('radio', { name: 'Read', exact: true });
  await page.goto(path);
  await status(page, 'Spinning Silver').check();
  await page.getByText('Where your list is kept').click();
  await page
    .getByRole('checkbox', { name: 'Keep my reading list on my account too', includeHidden: true })
    .click();
  await waitUntilKept(page, path, `/api/hugo/${id}/reading`);
  // The newest list is kept, too.
  const readKept = () =>
    page.evaluate(async (url) => {
      const answer = await caches.match(url);
      return answer
        ? Object.keys(((await answer.json()) as { entries: object }).entries).length
        : 0;
    }, `/api/hugo/${id}/reading`);
  await expect.poll(readKept, { timeout: 60_000 }).toBe(1);

  await server.stop();
  const offline = await reopen(context, page, server.url + path);
  await expect(offline.getByText(NOTICE)).toBeVisible();
  await expect(status(offline, 'Spinning Silver')).toBeChecked();
  await status(offline, 'Revenant Gun').check();

  await server.restart();
  await offline.getByRole('link', { name: 'Load the page again' }).click();
  await expect(offline.getByText(NOTICE)).toHaveCount(0);
  await expect(status(offline, 'Spinning Silver')).toBeChecked();
  await expect(status(offline, 'Revenant Gun')).toBeChecked();
  await expect
    .poll(
      async () => {
        const answer = await offline.request.get(`${server.url}/api/hugo/${id}/reading`);
        const { entries } = (await answer.json()) as { entries: object };
        return Object.keys(entries).length;
      },
      { timeout: 60_000 },
    )
    .toBe(2);
});
