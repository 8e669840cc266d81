import { getId, openHome, openNewHome, signIn } from './account.ts';
import { expect, test } from './test.ts';
import { category, expectRank, expectSaved, rankByKeyboard, sign } from './vote.ts';

interface Account {
  people: { id: number; membership: string }[];
}

test.describe('a ballot', () => {
  test(
    'is open to its voter only, and closed even to another voter',
    { tag: '@any-width' },
    async ({ page, server, request }) => {
      const cookie = await signIn(server, 'supporter@example.com');
      const theirs: Account = await (
        await request.get('/api/user', { headers: { cookie } })
      ).json();
      const victim = theirs.people[0]?.id ?? 0;

      await openHome(page, server, 'sponsor@example.com');
      await expect(page.getByRole('heading', { name: 'Kit Moreau' })).toBeVisible();
      await page.goto(`/hugo/vote/${victim}`);
      await expect(page).not.toHaveURL(new RegExp(`/${victim}$`));
      await expect(page.getByRole('heading', { name: 'Kit Moreau' })).toBeVisible();

      const answer = await page.request.post(`/api/hugo/${victim}/vote`, {
        data: { lastmod: null, signature: 'Mallory', votes: { Novel: [1] } },
      });
      expect(answer.status()).toBe(403);
      expect(await answer.json()).toMatchObject({ code: 'not_yours' });
    },
  );

  test('is not for a child', { tag: '@any-width' }, async ({ page, server }) => {
    await openNewHome(page, server, { 'Aoife Byrne': 'Adult', 'Oisín Byrne': 'Child' });
    await expect(page.getByText(/^Child member #\d+$/)).toBeVisible();
    const child = await getId(page, 'Oisín Byrne');
    await page.goto(`/hugo/vote/${child}`);
    await expect(page.getByText(/cannot vote/)).toBeVisible();
    await expect(page.getByLabel('Signature')).toHaveCount(0);
    const answer = await page.request.post(`/api/hugo/${child}/vote`, {
      data: { lastmod: null, signature: 'Oisín', votes: { Novel: [1] } },
    });
    expect(await answer.json()).toMatchObject({ status: 403, code: 'not_eligible' });
  });

  test(
    'keeps ranks made offline, and saves them once online',
    { tag: '@any-width' },
    async ({ page, server, context }) => {
      // The test controls the autosave timer. The clock is installed before the page loads, because the page
      // reads it then.
      await page.clock.install();
      await openNewHome(page, server, { 'Orla Offline': 'Supporter' });
      await page.getByRole('link', { name: 'Vote for the 2019 Hugo Awards' }).click();
      await sign(page, 'Orla');
      const novel = category(page, 'Best Novel');
      await context.setOffline(true);
      await rankByKeyboard(novel, 'Spinning Silver', 1);
      await page.clock.fastForward('00:16');
      await expect(novel.getByText('No connection. Kept on this device.')).toBeVisible();
      await expect(page.getByRole('alert')).toContainText('not saved yet');
      await rankByKeyboard(novel, 'Revenant Gun', 2);
      await context.setOffline(false);
      await expectSaved(novel);
      await page.reload();
      await sign(page, 'Orla');
      await expectRank(novel, 'Spinning Silver', 1);
      await expectRank(novel, 'Revenant Gun', 2);
    },
  );

  test(
    'merges two tabs, and asks when both changed the same category',
    { tag: '@any-width' },
    async ({ page, server, context }) => {
      await page.clock.install();
      await openNewHome(page, server, { 'Tadhg Tabs': 'Supporter' });
      await page.getByRole('link', { name: 'Vote for the 2019 Hugo Awards' }).click();
      await sign(page, 'Tadhg');
      const other = await context.newPage();
      await other.goto(page.url());
      await sign(other, 'Tadhg');

      // Changes in another category merge without a question.
      await rankByKeyboard(category(other, 'Best Novella'), 'Artificial Condition', 1);
      await page.clock.fastForward('00:16');
      await expectSaved(category(other, 'Best Novella'));
      await rankByKeyboard(category(page, 'Best Novel'), 'Spinning Silver', 1);
      await page.clock.fastForward('00:16');
      await expectSaved(category(page, 'Best Novel'));
      await expectRank(category(page, 'Best Novella'), 'Artificial Condition', 1);
      await expect(
        page.getByText('Client votes have been refreshed from the server'),
      ).toBeVisible();

      // A tab that has not synced changes the same category, so the voter chooses between both versions.
      await rankByKeyboard(category(other, 'Best Novel'), 'Space Opera', 1);
      const question = category(other, 'Best Novel').getByRole('alert');
      await page.clock.fastForward('00:16');
      await expect(question).toContainText('Neither version is lost');
      await expect(question).toContainText('Spinning Silver');
      await expect(question).toContainText('Space Opera');
      await question.getByRole('button', { name: 'Keep mine' }).click();
      await page.clock.fastForward('00:16');
      await expectSaved(category(other, 'Best Novel'));
      await expectRank(category(other, 'Best Novel'), 'Space Opera', 1);
    },
  );
});
