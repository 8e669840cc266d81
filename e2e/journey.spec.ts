import { MAILED, mailsTo } from './account.ts';
import { cards, chargeButton, isBought, payButton, typeCard } from './buying.ts';
import { EMBEDDED } from './database.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';
import { category, expectRank, expectSaved, rankByKeyboard, rankByPointer, sign } from './vote.ts';

// The test restarts its server, so it can't share one with other tests. It uses the database that `npm start` has.
test.use({ serverEnv: EMBEDDED });

const email = 'nuala@example.com';

/** Returns the newest login link that does not lead to a ballot. */
async function plainLoginLink(server: PortalServer): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(async () => {
      const mails = await mailsTo(server, email);
      const links = mails.flatMap(({ text }) => text.match(/https?:\/\/\S+/g) ?? []);
      link = links.findLast((url) => /^\/login\/[^/]+\/[^/]+$/.test(new URL(url).pathname));
      return link;
    }, MAILED)
    .toBeDefined();
  return link ?? '';
}

test('a visitor joins, signs in, votes, and still finds the vote after each interruption', async ({
  page,
  server,
  context,
}) => {
  await test.step('buys an Adult membership', async () => {
    await page.goto('/');
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Join from €40/ })
      .click();
    await expect(page).toHaveURL('/new');
    await page
      .getByRole('link', { name: /^Adult/ })
      .first()
      .click();
    await expect(page).toHaveURL('/new/Adult');
    await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
    await page.getByLabel(/^Email/).fill(email);
    await expect(page.getByText('Total: €210')).toBeVisible();
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toContainText('€210');
    await typeCard(page, cards.succeeds);
    await chargeButton(page).dblclick();
    await isBought(page);
  });

  await test.step("is signed in by the mail's link, not by paying", async () => {
    expect(await (await page.request.get('/api/user')).json()).toMatchObject({
      code: 'unauthorized',
    });
    await page.goto(await plainLoginLink(server));
    await expect(page.getByText(/^Adult member #\d+$/)).toHaveCount(1);
    await expect(page).toHaveURL('/');
  });

  await test.step('opens the ballot, which asks for a signature', async () => {
    await page.getByRole('link', { name: 'Vote for the 2019 Hugo Awards' }).click();
    await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);
    await sign(page, 'Nuala Quinn');
  });

  const novel = category(page, 'Best Novel');
  await test.step('ranks five novels by keyboard and pointer, and sees them saved', async () => {
    await rankByKeyboard(novel, 'Spinning Silver', 1);
    await rankByPointer(novel, 'The Calculating Stars', 2);
    await rankByKeyboard(novel, 'Revenant Gun', 3);
    await rankByPointer(novel, 'Space Opera', 4);
    await rankByKeyboard(novel, 'Trail of Lightning', 5);
    await expect(novel.getByText('Not saved yet')).toBeVisible();
    await expectSaved(novel);
    await expect(novel.getByText('just now')).toBeVisible();
  });

  const url = page.url();
  await test.step('closes the page during a change', async () => {
    await rankByPointer(novel, 'No award', 6);
    await page.close();
    // The page has sent the change on closing; the copy on this device is only a fallback.
    const id = new URL(url).pathname.split('/').at(-1);
    const votes = async () => (await context.request.get(`/api/hugo/${id}/votes`)).json();
    await expect.poll(async () => (await votes()).Novel.votes).toContain(-1);
  });

  const ranking = [
    'Spinning Silver',
    'The Calculating Stars',
    'Revenant Gun',
    'Space Opera',
    'Trail of Lightning',
    'No award',
  ];
  for (const what of ['comes back', 'comes back after a restart of the server']) {
    await test.step(`${what} and finds everything`, async () => {
      if (what.includes('restart')) await server.restart();
      const again = await context.newPage();
      await again.goto(url);
      await sign(again, 'Nuala Quinn');
      const card = category(again, 'Best Novel');
      for (const [at, title] of ranking.entries()) await expectRank(card, title, at + 1);
      await expectSaved(card);
      await again.close();
    });
  }
});
