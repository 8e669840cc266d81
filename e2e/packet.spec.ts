import { readFile, stat } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAILED, mailsTo, newAddress, signInAsNew } from './account.ts';
import { expect, test } from './test.ts';
import { category, openBallot, unfold } from './vote.ts';

/** Finds the links to a category's files. */
const getFiles = (page: Page, title: string) =>
  page.getByRole('group', { name: `Voter packet for ${title}`, exact: true }).getByRole('link');

test(
  'a voter can download their packet, but no other visitor can',
  { tag: '@any-width' },
  async ({ page, server, browser }) => {
    const email = newAddress('packet');
    const id = await signInAsNew(page, server, { email, name: 'Pádraig Packet' });
    const offered = page.waitForRequest(`**/api/hugo/${id}/packet`);
    await page.goto(`/hugo/vote/${id}`);
    await expect(page.getByLabel('Signature')).toBeVisible();
    await expect(page.getByRole('link', { name: /Download packet/ })).toHaveCount(0);
    await openBallot(page, id, 'Pádraig');
    await offered;

    const files = getFiles(page, 'Best Novel');
    await expect(files).toHaveText([/Download packet EPUB, \d+kB/, /MOBI, \d+kB/, /PDF, \d+kB/]);
    await test.step('each file has its own name and content', async () => {
      for (const [at, name] of [
        [0, '2019 Hugo – Best Novel.epub'],
        [2, '2019 Hugo – Best Novel.pdf'],
      ] as const) {
        const coming = page.waitForEvent('download');
        await files.nth(at).click();
        const download = await coming;
        expect(download.suggestedFilename()).toBe(name);
        const original = await readFile(`config/demo/packet/${name}`);
        expect(await readFile(await download.path())).toEqual(original);
      }
    });

    const url = (await files.first().getAttribute('href')) ?? '';
    await test.step('an interrupted download resumes', async () => {
      const { size } = await stat('config/demo/packet/2019 Hugo – Best Novel.epub');
      const rest = await page.request.get(url, { headers: { range: 'bytes=100-' } });
      expect(rest.status()).toBe(206);
      expect((await rest.body()).length).toBe(size - 100);
    });

    await test.step('an expired or made-up link leads back to the ballot', async () => {
      const expired = new URL(url, server.url);
      expired.searchParams.set('until', String(Date.now() - 1000));
      const theirs = new URL(url.replace(`/${id}/`, `/${id - 1}/`), server.url);
      for (const wrong of [expired, theirs]) {
        const answer = await page.goto(wrong.href);
        expect(answer?.status()).toBe(403);
        await expect(page.getByRole('heading', { name: 'This link has expired' })).toBeVisible();
      }
      for (const listing of ['/hugo-packet/', `/hugo-packet/${id}/`, `/hugo-packet/${id}/Novel/`]) {
        expect([403, 404]).toContain((await page.request.get(listing)).status());
      }
      await page.goto(expired.href);
      await page.getByRole('link', { name: 'Go to the voting page' }).click();
      await expect(page).toHaveURL(`/hugo/vote/${id}`);
    });

    await test.step("another person's packet is refused, even for a voter", async () => {
      const stranger = await browser.newContext({ baseURL: server.url });
      const other = await stranger.newPage();
      const packet = `/api/hugo/${id}/packet`;
      expect((await other.request.get(packet)).status()).toBe(401);
      const theirEmail = newAddress('stranger');
      await signInAsNew(other, server, { email: theirEmail, name: 'Síle Stranger' });
      expect(await (await other.request.get(packet)).json()).toMatchObject({ code: 'not_yours' });
      await stranger.close();
    });
  },
);

test(
  'the extra of Best Series is mailed as one code, and a second request returns the same',
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    const email = newAddress('extra');
    const id = await signInAsNew(page, server, { email, name: 'Eilís Extra' });
    await openBallot(page, id, 'Eilís');
    await unfold(category(page, 'Best Series'));
    const series = page.getByRole('group', { name: 'Voter packet for Best Series' });
    const button = series.getByRole('button', { name: /^Get Steam Token/ });
    await expect(page.getByRole('button', { name: /^Get Steam Token/ })).toHaveCount(1);
    const codes = async () =>
      (await mailsTo(server, email)).flatMap(({ text }) => text.match(/DEMO-\d+-CRAFT/g) ?? []);
    expect(await codes()).toEqual([]);

    // Holds the response until both clicks have happened, so that the second click must send no request.
    let letAnswer = () => {};
    const pressedTwice = new Promise<void>((resolve) => (letAnswer = resolve));
    await page.route('**/api/hugo/*/packet-series-extra', async (route) => {
      await pressedTwice;
      await route.continue();
    });
    await button.dblclick();
    letAnswer();
    await expect(page.getByText('Token requested, will be sent by email.')).toBeVisible();
    await expect.poll(codes, MAILED).toHaveLength(1);
    await button.click();
    await expect.poll(codes, MAILED).toHaveLength(2);
    expect(new Set(await codes()).size).toBe(1);
    await expect(category(page, 'Best Series')).toBeVisible();
  },
);
