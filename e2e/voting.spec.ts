import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { MAILED, mailsTo, newAddress, signInAsNew } from './account.ts';
import { colorsAcross } from './pixels.ts';
import { expect, test } from './test.ts';
import {
  category,
  expectRank,
  getFinalists,
  openBallot,
  rankByKeyboard,
  rankByPointer,
  savedVotes,
  sign,
  unfold,
} from './vote.ts';

test.describe('a whole ballot', () => {
  // The test kills its server, so it can't share one with other tests.
  test.use({ serverEnv: {} });

  test(
    'survives a minute without network, a crash of the server, and a crash of the page',
    { tag: ['@any-width', '@slow'] },
    async ({ page, server, context }) => {
      const email = newAddress('votes');
      const id = await signInAsNew(page, server, { email, name: 'Nuala Votes' });
      // The test controls the autosave timer.
      await page.clock.install();
      await openBallot(page, id, 'Nuala Votes');
      const categories = await getFinalists(page, 'hugo');
      expect(categories).toHaveLength(20);

      const wanted: Record<string, number[]> = {};
      const saved = () => savedVotes(page, id);
      /** Ranks two finalists in each of the next categories, alternating between pointer and keyboard. */
      const rankNext = async (tab: Page, count: number) => {
        const begin = Object.keys(wanted).length;
        for (const [at, { key, title, finalists }] of categories
          .slice(begin, begin + count)
          .entries()) {
          const card = category(tab, title);
          const [first, second] = at % 2 === 0 ? finalists : finalists.toReversed();
          if (!first || !second) throw new Error(`${key} has no two finalists`);
          await rankByKeyboard(card, second.title, 1);
          const rank = at % 2 === 0 ? rankByPointer : rankByKeyboard;
          await rank(card, first.title, 1);
          wanted[key] = [first.id, second.id];
        }
      };
      const lastCard = (tab: Page) =>
        category(tab, categories[Object.keys(wanted).length - 1]?.title ?? '');

      await test.step('ranks six categories, which save themselves', async () => {
        await rankNext(page, 6);
        await page.clock.fastForward('00:16');
        await expect.poll(saved).toEqual(wanted);
        await expect(lastCard(page).getByText(/: Saved$/)).toBeVisible();
      });

      await test.step('shows the progress, in forced colours, too', async () => {
        const bar = page.locator('progress');
        expect((await colorsAcross(bar)).size).toBeGreaterThan(1);
        await page.emulateMedia({ forcedColors: 'active' });
        // In forced colours, the border has a third colour.
        expect((await colorsAcross(bar)).size).toBeGreaterThan(2);
        // Only the current category has a visible bar.
        const entries = page.getByRole('navigation', { name: 'Categories' }).locator('li > a');
        const bars = await entries.evaluateAll((links) =>
          links.map((link) => ({
            isCurrent: link.hasAttribute('aria-current'),
            color: getComputedStyle(link).borderInlineStartColor,
          })),
        );
        const current = bars.filter(({ isCurrent }) => isCurrent).map(({ color }) => color);
        const others = bars.filter(({ isCurrent }) => !isCurrent).map(({ color }) => color);
        expect(current).toHaveLength(1);
        expect(new Set(others).size).toBe(1);
        expect(others).not.toContain(current[0]);
        await page.emulateMedia({ forcedColors: 'none' });
      });

      await test.step('continues through a minute without network', async () => {
        const before = { ...wanted };
        await context.setOffline(true);
        await rankNext(page, 2);
        await page.clock.fastForward('00:16');
        await expect(lastCard(page).getByText('No connection. Kept on this device.')).toBeVisible();
        await expect(page.getByRole('alert')).toContainText('kept on this device');
        await rankNext(page, 3);
        await page.clock.fastForward('00:45');
        await expect(lastCard(page).getByText('No connection. Kept on this device.')).toBeVisible();
        await context.setOffline(false);
        await expect.poll(saved).toEqual(wanted);
        expect(before).not.toEqual(wanted);
        await expect(lastCard(page).getByText(/: Saved$/)).toBeVisible();
        await expect(page.getByText('kept on this device')).toHaveCount(0);
      });

      await test.step('continues while the server crashes and restarts', async () => {
        await rankNext(page, 2);
        await server.kill();
        await rankNext(page, 2);
        await page.clock.fastForward('00:16');
        await expect(lastCard(page).getByText(/Kept on this device/)).toBeVisible();
        await server.restart();
        // The page retries by itself. An attempt just before the server restarts delays the next one.
        await expect(async () => {
          await page.clock.fastForward('01:01');
          await expect.poll(saved, { timeout: 5000 }).toEqual(wanted);
        }).toPass({ timeout: 120_000 });
        await expect(lastCard(page).getByText(/: Saved$/)).toBeVisible();
      });

      await test.step('crashes with five unsent categories on the page', async () => {
        const before = { ...wanted };
        await rankNext(page, 5);
        // The page stores the copy right after the frame that shows the change.
        const last = JSON.stringify(Object.fromEntries(Object.entries(wanted).slice(-1))).slice(
          1,
          -1,
        );
        const kept = () => page.evaluate(() => Object.values(localStorage).join());
        await expect.poll(kept).toContain(last);
        const devtools = await context.newCDPSession(page);
        const crashed = page.waitForEvent('crash');
        // A crashing page never responds.
        devtools.send('Page.crash').catch(() => undefined);
        await crashed;
        await page.close();
        expect(await saved()).toEqual(before);
      });

      await test.step('comes back and finds all twenty categories, saved', async () => {
        const again = await context.newPage();
        await again.goto(`/hugo/vote/${id}`);
        await expect(
          again.getByText(/This device has unsaved changes to your ballot/),
        ).toBeVisible();
        await sign(again, 'Nuala Votes');
        await expect(again.getByText('20 of 20 ranked')).toBeVisible();
        for (const { key, title, finalists } of categories) {
          await unfold(category(again, title));
          const list = category(again, title).getByRole('list', { name: 'Your ranking' });
          const titles = (wanted[key] ?? []).map(
            (finalist) => finalists.find((entry) => entry.id === finalist)?.title ?? '',
          );
          for (const [at, text] of titles.entries()) {
            await expect(list.getByRole('listitem').nth(at)).toContainText(text);
          }
        }
        await again.clock.fastForward('00:16');
        await expect.poll(saved).toEqual(wanted);
        expect(Object.keys(wanted)).toHaveLength(20);
        await expect(lastCard(again).getByText(/: Saved$/)).toBeVisible();
      });
    },
  );
});

test(
  'the Retro ballot has its own title, categories and saves',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('votes-retro');
    const id = await signInAsNew(page, server, { email, name: 'Rónán Retro' });
    await page.clock.install();
    await page.goto('/hugo/vote-retro');
    await expect(page).toHaveURL(`/hugo/vote-retro/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Retro Hugo Award Voting');
    await expect(page).toHaveTitle(/Retro Hugo Award Voting/);
    await page.getByLabel('Signature').fill('Rónán');
    await page.getByLabel('Signature').press('Enter');

    const retro = await getFinalists(page, 'retro');
    const novella = retro.find(({ key }) => key === 'RetroNovella');
    const first = novella?.finalists[0];
    if (!novella || !first) throw new Error('there are no Retro finalists');
    const card = category(page, novella.title);
    await rankByPointer(card, first.title, 1);
    await expect(category(page, 'Best Novella')).toHaveCount(0);
    await page.clock.fastForward('00:16');
    await expect(card.getByText(/: Saved$/)).toBeVisible();
    expect(await savedVotes(page, id)).toEqual({ RetroNovella: [first.id] });

    // The same voter's other ballot is independent of it.
    await openBallot(page, id, 'Rónán');
    await expect(category(page, novella.title)).toHaveCount(0);
    await rankByKeyboard(category(page, 'Best Novella'), 'Artificial Condition', 1);
    await page.clock.fastForward('00:16');
    await expect
      .poll(async () => Object.keys(await savedVotes(page, id)).toSorted())
      .toEqual(['Novella', 'RetroNovella']);
  },
);

test('the whole ballot is reviewed, downloaded and mailed at once', async ({ page, server }) => {
  const email = newAddress('reviews');
  const id = await signInAsNew(page, server, { email, name: 'Ríona Reviews' });
  await openBallot(page, id, 'Ríona Reviews');
  const novel = category(page, 'Best Novel');
  await rankByKeyboard(novel, 'Spinning Silver', 2);
  await rankByPointer(novel, 'Space Opera', 1);
  await rankByKeyboard(category(page, 'Best Novella'), 'Artificial Condition', 2);

  await page.getByRole('link', { name: 'Review', exact: true }).click();
  const review = category(page, 'Your ballot in rank order');
  await expect(review).toBeInViewport();
  await expect(review).toContainText('1 of 20 categories have a ranking that counts');
  await expect(review).toContainText('The server does not have your last changes yet');
  const list = review.getByRole('list', { name: 'Your ranking for Best Novel', exact: true });
  await expect(list.getByRole('listitem')).toHaveText([/Space Opera/, /Spinning Silver/]);
  await expect(review).toContainText('does not count');

  // The mail contains the votes on the server, so the button saves first.
  await review.getByRole('button', { name: 'Mail me my ballot now' }).click();
  await expect(review.getByText(`Your ballot is on its way to ${email}.`)).toBeVisible();
  await expect.poll(async () => Object.keys(await savedVotes(page, id))).toContain('Novella');
  await expect(review).not.toContainText('The server does not have your last changes yet');
  const copies = async () =>
    (await mailsTo(server, email)).filter(({ text }) => text.includes('Space Opera'));
  await expect.poll(async () => (await copies()).length, MAILED).toBe(1);
  expect((await copies())[0]?.text).toMatch(/1\. Space Opera[\s\S]*2\. Spinning Silver/);

  const coming = page.waitForEvent('download');
  await review.getByRole('button', { name: 'Download as text' }).click();
  const download = await coming;
  expect(download.suggestedFilename()).toBe('conkit-demo-ballot.txt');
  const file = await readFile(await download.path(), 'utf8');
  expect(file).toMatch(/1\. Space Opera.*\n\s+2\. Spinning Silver/);
  expect(file).toContain('Signing as “Ríona Reviews”');
});

test('a screen reader announces the instructions, every change, and what is saved', async ({
  page,
  server,
}) => {
  const email = newAddress('listens');
  const id = await signInAsNew(page, server, { email, name: 'Lorcán Listens' });
  await page.clock.install();
  await openBallot(page, id, 'Lorcán Listens');
  const { keyboard } = page;
  const novel = category(page, 'Best Novel');
  const ranking = novel.getByRole('group', { name: 'Ranking for Best Novel' });
  const said = (text: string) => expect(ranking.getByRole('status')).toHaveText(text);
  const finalist = (name: RegExp) => ranking.getByRole('button', { name });

  await expect(page.getByRole('main')).toMatchAriaSnapshot(`
    - heading "Hugo Award Voting" [level=1]
  `);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText(
    '0 of 20 ranked',
  );
  await expect(novel).toMatchAriaSnapshot(`
    - region "Best Novel":
      - group:
        - heading "Best Novel" [level=2]
        - group "Voter packet for Best Novel":
          - link /Download packet EPUB/
          - link /MOBI/
          - link /PDF/
        - group "Ranking for Best Novel":
          - paragraph: 1 is your favourite. Rank as many as you like.
          - list "Not ranked":
            - listitem:
              - button "The Calculating Stars, not ranked, rank it next"
            - listitem:
              - button "Record of a Spaceborn Few, not ranked, rank it next"
  `);
  await expect(ranking).toHaveAccessibleDescription(
    '1 is your favourite. Rank as many as you like. Keys: 1–7 rank, Alt ↑ ↓ move by one, Delete removes',
  );

  await finalist(/^Space Opera, not ranked/).focus();
  await expect(finalist(/^Space Opera, not ranked/)).toHaveAccessibleDescription(/ranks it 1st/);
  await keyboard.press('ArrowDown');
  await expect(page.getByRole('menu', { name: 'Position of Space Opera' })).toBeVisible();
  await expect(
    page.getByRole('menuitemradio', { name: /^Position 1\s*your favourite/ }),
  ).toBeFocused();
  await keyboard.press('Escape');
  await expect(finalist(/^Space Opera, not ranked/)).toBeFocused();
  await keyboard.press('1');
  await said('Space Opera is now 1st of 1.');
  await expect(finalist(/^Space Opera, position 1/)).toBeFocused();
  await expect(novel.getByText('Best Novel: Not saved yet')).toBeAttached();

  await finalist(/^Revenant Gun, not ranked/).focus();
  await keyboard.press('3');
  await said('Revenant Gun is now 3rd of 3. Position 2 is empty. Not counted: Revenant Gun.');
  await expect(finalist(/^Revenant Gun, position 3, not counted/)).toBeFocused();
  await ranking.getByRole('button', { name: 'Close the gap' }).press('Enter');
  await said('Gap closed.');
  await finalist(/^Spinning Silver, not ranked/).focus();
  await keyboard.press('1');
  await said('Spinning Silver is now 1st of 3.');
  await expect(ranking.getByRole('list', { name: 'Your ranking' })).toMatchAriaSnapshot(`
    - list "Your ranking":
      - listitem:
        - button /^Spinning Silver, position 1/
      - listitem:
        - button /^Space Opera, position 2/
      - listitem:
        - button /^Revenant Gun, position 3/
  `);
  await keyboard.press('Delete');
  await said('Spinning Silver removed from your ranking.');
  await expect(finalist(/^Spinning Silver, not ranked/)).toBeFocused();

  // Saving is announced politely and keeps the focus.
  await page.clock.fastForward('00:16');
  await expect(novel.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached();
  await expect(finalist(/^Spinning Silver, not ranked/)).toBeFocused();
  await expectRank(novel, 'Space Opera', 1);
  await expect(page.getByRole('navigation', { name: 'Categories' })).toContainText(
    '1 of 20 ranked',
  );
});

test('three ranks in each of three categories take at most twelve presses and six screens of a phone', async ({
  page,
  server,
}) => {
  const id = await signInAsNew(page, server, { email: newAddress('presses'), name: 'Pia Press' });
  await page.goto(`/hugo/vote/${id}`);
  // The unsigned ballot is readable, with all categories folded.
  await expect(category(page, 'Best Novella')).toContainText('6 finalists: Artificial Condition');
  await expect(page.locator('section > details[open]')).toHaveCount(0);
  await sign(page, 'Pia Press');
  let presses = 0;
  const press = async (name: RegExp | string, card = page.locator('section:has(> [open])')) => {
    await card.getByRole('button', { name }).first().click();
    presses += 1;
  };
  for (const [at, title] of ['Best Novel', 'Best Novella', 'Best Novelette'].entries()) {
    if (at > 0) await press(`Next: ${title}`);
    await expect(category(page, title).locator('[open]')).toBeVisible();
    for (const position of [1, 2, 3]) {
      await press(/rank it next$/);
      await expect(category(page, title).getByRole('button', { name: /, position / })).toHaveCount(
        position,
      );
    }
  }
  expect(presses).toBeLessThanOrEqual(12);
  const index = page.getByRole('navigation', { name: 'Categories' });
  await expect(index).toContainText('3 of 20 ranked');
  await press('Next: Best Short Story');
  await expect(category(page, 'Best Short Story').locator('summary')).toBeFocused();
  await expect(
    index.getByRole('link', { name: 'Best Short Story', includeHidden: true }),
  ).toHaveAttribute('aria-current', 'location');
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThanOrEqual(6 * 844);

  // The summary of the folded category shows the ranks, and they can be undone.
  const novel = category(page, 'Best Novel');
  await expect(novel).toContainText('1 The Calculating Stars · 2 Record of a Spaceborn Few');
  await unfold(novel);
  await novel.getByRole('button', { name: 'Remove from position 1' }).click();
  await novel.getByRole('button', { name: 'Undo' }).click();
  await expectRank(novel, 'The Calculating Stars', 1);

  // Coming back on this device restores the position.
  await page.reload();
  await sign(page, 'Pia Press');
  await expectRank(novel, 'The Calculating Stars', 1);
  await expect(novel.locator('summary')).toBeFocused();
});
