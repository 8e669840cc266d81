import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { newAddress, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';

const client = join(import.meta.dirname, '../packages/portal/dist/client');

const weigh = async (file: string, suffix: string) =>
  (await readFile(join(client, file + suffix))).length;

/** Which files of the portal a page asks for before anybody touches it, and their bytes, brotli. */
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
  'the first page asks for at most 120 kB of scripts before the first input',
  { tag: '@any-width' },
  async ({ page }) => {
    const { scripts, heaviest } = await filesAskedFor(page, '/');
    expect(scripts).toBeGreaterThan(0);
    expect(scripts).toBeLessThanOrEqual(120_000);
    expect(heaviest).toBeLessThanOrEqual(30_000);
  },
);

test(
  'the vote page asks for at most 165 kB of scripts before the first input',
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
    expect(scripts).toBeLessThanOrEqual(165_000);
    expect(heaviest).toBeLessThanOrEqual(30_000);
  },
);
