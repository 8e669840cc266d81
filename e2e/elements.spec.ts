import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { expect, test as base, type Page } from '@playwright/test';
import { startExamples } from '../packages/elements/examples/server.mjs';
import { expectAccessible, faultsOf } from './accessible.ts';

/** Bytes of brotli that a page with a ballot may ask for. */
const FIRST_LOAD = 95_000;

interface Fixtures {
  /** What went wrong in the page; a breach of its content security policy is a fault. */
  faults: string[];
}

/** Pages of `packages/elements/examples`, from a server of theirs: not the portal. */
const test = base.extend<Fixtures, { examples: string }>({
  examples: [
    // Playwright reads which fixtures are wanted from this pattern: none.
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const server: Server = await startExamples();
      await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
      server.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ examples }, use) => {
    await use(examples);
  },
  faults: [
    async ({ page }, use) => {
      const faults = faultsOf(page);
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

const ballot = (page: Page) => page.locator('conkit-ranked-ballot');
const ranking = (page: Page) =>
  ballot(page).getByRole('list', { name: 'Your ranking' }).getByRole('listitem');
const rankNext = (page: Page, title: string) =>
  ballot(page).getByRole('button', { name: `${title}, not ranked, rank it next` });
const sent = (page: Page) => page.getByRole('listitem').allTextContents();
const send = (page: Page) => page.getByRole('button', { name: 'Send' }).click();

/** Every script that the page asks for, from now on. */
function scriptsOf(page: Page) {
  const asked: Array<Promise<Buffer>> = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) asked.push(response.body());
  });
  return async () =>
    (await Promise.all(asked)).reduce((sum, body) => sum + brotliCompressSync(body).length, 0);
}

test('a ballot on a plain page is ranked by keyboard, and loads no more than it may', async ({
  page,
}) => {
  const bytes = scriptsOf(page);
  await page.goto('/');
  const group = ballot(page).getByRole('group', { name: 'Best Novel' });
  await expect(group).toBeVisible();
  expect(await bytes()).toBeLessThanOrEqual(FIRST_LOAD);
  await expectAccessible(page);

  await rankNext(page, 'Trail of Lightning').focus();
  await page.keyboard.press('Enter');
  await expect(ranking(page)).toHaveText([/Trail of Lightning/]);
  // The focus goes with the entry, whose menu is walked through.
  await page.keyboard.press('Tab');
  await rankNext(page, 'Revenant Gun').focus();
  await page.keyboard.press('ArrowDown');
  const first = page.getByRole('menuitemradio', { name: 'Position 1' });
  await expect(page.getByRole('menuitemradio', { name: 'Position 2' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(first).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(ranking(page)).toHaveText([/Revenant Gun/, /Trail of Lightning/]);
  expect(await ballot(page).evaluate((element) => element.value)).toEqual(['3', '6']);
});

test('a form sends the same with a script and without', async ({ page, browser, examples }) => {
  await page.goto('/form?novel=3');
  await rankNext(page, 'Spinning Silver').click();
  const writer = page.getByRole('group', { name: 'Nomination 1' }).getByLabel('Writer');
  await writer.fill('Foz Meadows');
  await send(page);
  const withScript = await sent(page);
  expect(withScript).toEqual(['novel=3', 'novel=5', 'writer=Foz Meadows', 'where=']);

  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: examples });
  const other = await plain.newPage();
  await other.goto('/form?novel=3');
  await other.getByLabel('Second choice').selectOption('5');
  await other.getByLabel('Writer').first().fill('Foz Meadows');
  await send(other);
  const without = await sent(other);
  // What is empty is sent, too, by ordinary controls.
  const filled = (lines: readonly string[]) => lines.filter((line) => !line.endsWith('='));
  expect(filled(without)).toEqual(filled(withScript));
  await plain.close();
});
