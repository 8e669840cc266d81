import { getId } from '../account.ts';
import { getCard, isHomeWithReceipt, isPaid, tick } from '../buying.ts';
import { expect, test } from '../test.ts';
import { category, expectRank, expectSaved, rankByKeyboard, savedVotes, sign } from '../vote.ts';
import { edit, join, getMenu, pay } from './member.ts';
import { walk } from './walk.ts';

test.use({ sharedEnv: { CONVENTION: 'saga-2032' } });
// The tests share one server.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const EVENT = 'Saga 2032';

test.describe('Saga 2032 @any-width @slow', () => {
  walk({
    name: EVENT,
    languages: { en: 'en-IE', sv: 'sv-SE', fi: 'fi-FI' },
    member: 'runa@example.com',
    absent: ['/hugo/vote', '/daypass/Full', '/pay/ss-token', '/awards/nominate-landing/1'],
    pages: ['/upgrade', '/new/Full', '/pay/shirt', '/awards/vote', '/awards/vote-compass'],
    has: ['badge', 'barcode', 'awards'],
    price: /14[\s,. ]?900/,
  });

  test('a visitor joins, upgrades, chooses one finalist, ranks others, and buys a shirt', async ({
    page,
    server,
    context,
  }) => {
    await join(page, server, { event: EVENT, label: 'Young', amount: 'ISK 4,900' });
    const id = await getId(page, 'Nuala Quinn');
    const own = getCard(page, 'Nuala Quinn');
    await expect(own.getByRole('link', { name: /Award/ })).toHaveCount(0);

    await test.step('becomes a full member for the difference, without cents', async () => {
      await own.getByRole('link', { name: 'Upgrade membership' }).click();
      await tick(page.getByRole('radio', { name: /^Full/ }));
      await pay(page, 'ISK 10,000', EVENT);
      await isPaid(page);
      await isHomeWithReceipt(page);
      await expect(own.getByText('Full member #')).toBeVisible();
    });

    await test.step('chooses one finalist, and then another one instead', async () => {
      await page.getByRole('link', { name: /^Start your Lantern ballot/ }).click();
      await expect(page).toHaveURL(`/awards/vote/${id}`);
      await sign(page, 'Nuala Quinn', 'Best Artist');
      const artist = category(page, 'Best Artist');
      await artist.getByRole('button', { name: 'Choose Marta Halloway' }).click();
      await artist.getByRole('button', { name: 'Choose Sunna Vindris' }).click();
      await expectSaved(artist);
      await expect(page.getByText(/no award/i)).toHaveCount(0);
    });

    await test.step('ranks three finalists of another award, and finds them again', async () => {
      await page.goto('/');
      await page.getByRole('link', { name: /^Start your Compass ballot/ }).click();
      await expect(page).toHaveURL(`/awards/vote-compass/${id}`);
      const novel = category(page, 'Best Novel');
      await sign(page, 'Nuala Quinn');
      const ranking = ['Glass Moss', 'The Tide Clerk', 'Nine Doors North'];
      for (const [at, title] of ranking.entries()) await rankByKeyboard(novel, title, at + 1);
      await expectSaved(novel);
      const again = await context.newPage();
      await again.goto(page.url());
      await sign(again, 'Nuala Quinn');
      const found = category(again, 'Best Novel');
      for (const [at, title] of ranking.entries()) await expectRank(found, title, at + 1);
      await again.close();
      expect(await savedVotes(page, id)).toEqual({ Artist: [3], Novel: [6, 4, 7] });
    });

    await page.goto('/');
    await edit(page, { hasBadge: true });
    expect(await getMenu(page)).toEqual([
      'My memberships',
      'New Membership',
      'Upgrade Membership',
      'Payments',
      'Passkeys',
    ]);

    await test.step('buys a shirt in another language', async () => {
      await page.goto('/pay');
      await page.getByRole('button', { name: 'Suomi' }).click();
      await page.getByRole('link', { name: /^Tapahtumapaita/ }).click();
      await page.getByLabel(/^Koko/).selectOption({ label: 'Suuri' });
      await expect(page.getByText('Summa: 3 500 ISK')).toBeVisible();
    });
  });
});
