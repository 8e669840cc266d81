import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newAddress, signInAsNew } from './account.ts';
import { field, openNominations } from './nominate.ts';
import { expect, test } from './test.ts';
import { category, openBallot } from './vote.ts';

const client = join(import.meta.dirname, '../packages/portal/dist/client');

const weigh = async (file: string, suffix: string) =>
  (await readFile(join(client, file + suffix))).length;

/** Returns the portal's files that a page loads before any input, and their size in bytes (brotli). */
async function filesAskedFor(page: Page, path: string) {
  const files = new Set<string>();
  page.on('request', (request) => files.add(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'networkidle' });
  const named = (pattern: RegExp) => [...files].filter((file) => pattern.test(file));
  const scripts = await Promise.all(named(/\.js$/).map((file) => weigh(file, '.br')));
  const media = await Promise.all(
    named(/\.(woff2|png|jpe?g|webp|avif)$/).map((file) => weigh(file, '')),
  );
  return {
    scripts: scripts.reduce((sum, size) => sum + size, 0),
    heaviest: Math.max(0, ...media),
  };
}

test(
  'the first page loads at most 121 kB of scripts before the first input',
  { tag: '@any-width' },
  async ({ page }) => {
    const { scripts, heaviest } = await filesAskedFor(page, '/');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(121_000);
    expect(heaviest).toBeLessThanOrEqual(30_000);
  },
);

test(
  'the vote page loads at most 166 kB of scripts before the first input',
  { tag: '@any-width' },
  async ({ page, server }) => {
    await signInAsNew(page, server, {
      membership: 'Adult',
      email: newAddress('budget'),
      name: 'Budget Voter',
    });
    const { scripts, heaviest } = await filesAskedFor(page, '/hugo/vote');
    await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(166_000);
    expect(heaviest).toBeLessThanOrEqual(30_000);
  },
);

/**
 * Returns the largest number of elements restyled at once during an action. Repeats the action when a busy browser's
 * trace ends too early.
 */
async function mostStyled(page: Page, act: () => Promise<void>): Promise<number> {
  const browser = page.context().browser();
  if (!browser) throw new Error('The page has no browser that can be traced');
  let most = 0;
  await expect(async () => {
    await browser.startTracing(page, { categories: ['devtools.timeline'] });
    try {
      await act();
      // Wait for two frames: the one that handles the input, and the next one.
      await page.evaluate(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
    } finally {
      const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as {
        traceEvents: readonly { name: string; args: { elementCount?: number } }[];
      };
      const counts = traceEvents.flatMap(({ name, args }) =>
        name === 'UpdateLayoutTree' ? (args.elementCount ?? []) : [],
      );
      most = Math.max(0, ...counts);
    }
    expect(most).toBeGreaterThan(0);
  }).toPass();
  return most;
}

test(
  'a keystroke and a rank restyle few elements, however large the page is',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const id = await signInAsNew(page, server, { email: newAddress('styled'), name: 'Styled' });
    await openNominations(page, id);
    const title = field(category(page, 'Best Novel'), 'Title', 1);
    await title.pressSequentially('Spinn', { delay: 100 });
    expect(await mostStyled(page, () => title.press('i'))).toBeLessThan(100);

    await openBallot(page, id, 'Styled');
    const rank = category(page, 'Best Novel').getByRole('button', { name: /rank it next/ });
    await rank.first().click();
    await expect(category(page, 'Best Novel').getByText('Not saved yet')).toBeVisible();
    expect(await mostStyled(page, () => rank.first().click())).toBeLessThan(100);
  },
);
