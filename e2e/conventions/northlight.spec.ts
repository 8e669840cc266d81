import { getId, newAddress } from '../account.ts';
import { getCard, isHomeWithReceipt, isPaid, mailTo, tick } from '../buying.ts';
import { field, saveNow, savedNominations, signNominations } from '../nominate.ts';
import { expect, test } from '../test.ts';
import { category, expectSaved } from '../vote.ts';
import { edit, join, getMenu, pay } from './member.ts';
import { walk } from './walk.ts';

test.use({ sharedEnv: { CONVENTION: 'northlight-2031' } });
// The tests share one server.
test.describe.configure({ mode: 'default' });
test.setTimeout(180_000);

const EVENT = 'Northlight 2031';

test.describe('Northlight 2031 @any-width @slow', () => {
  walk({
    name: EVENT,
    languages: { en: 'en-CA' },
    member: 'robin@example.com',
    absent: ['/hugo/vote-retro', '/hugo/nominate-retro/1', '/hugo/nominate-landing/1'],
    pages: ['/upgrade', '/new/Attending', '/daypass/Attending', '/hugo/vote', '/pay/ss-token'],
    has: [
      'hugo',
      'worldcon',
      'wsfs',
      'noAward',
      'siteSelection',
      'dayPass',
      'badge',
      'barcode',
      'chat',
      'awards',
    ],
    price: /\$260/,
  });

  test('a visitor joins, nominates, becomes an attending member, and buys a token', async ({
    page,
    server,
  }) => {
    await join(page, server, { event: EVENT, label: 'WSFS', amount: '$75' });
    const id = await getId(page, 'Nuala Quinn');
    const own = getCard(page, 'Nuala Quinn');

    await test.step('nominates a work, and finds it again', async () => {
      await page.getByRole('link', { name: /^Start your Hugo nominations/ }).click();
      await expect(page).toHaveURL(`/hugo/nominate/${id}`);
      const novel = category(page, 'Best Novel');
      await field(novel, 'Title', 1).fill('A Lamp for the Ferryman');
      await field(novel, 'Publisher', 1).fill('Made-Up Press');
      await saveNow(page).click();
      await signNominations(page, 'Nuala Quinn');
      await expectSaved(novel);
      await page.reload();
      await expect(page.getByText('1 of 3 filled in')).toBeVisible();
      await expect(novel.locator('summary')).toContainText('A Lamp for the Ferryman');
      expect(await savedNominations(page, id)).toEqual({
        Novel: [{ title: 'A Lamp for the Ferryman', publisher: 'Made-Up Press' }],
      });
    });

    await test.step('voting is not open yet', async () => {
      await page.goto(`/hugo/vote/${id}`);
      await expect(page.getByText(/^Voting opens/).first()).toBeVisible();
      await expect(page.getByLabel('Signature')).toHaveCount(0);
    });

    await test.step('becomes an attending member for the difference', async () => {
      await page.goto('/');
      await own.getByRole('link', { name: 'Upgrade membership' }).click();
      await tick(page.getByRole('radio', { name: /^Attending/ }));
      await expect(page.getByText('Total: $185')).toBeVisible();
      await pay(page, '$185', EVENT);
      await isPaid(page);
      await isHomeWithReceipt(page);
      await expect(getCard(page, 'Receipt')).toContainText('$185');
      await expect(own.getByText('Attending member #')).toBeVisible();
      await expect(own.getByRole('button', { name: 'Registration barcode' })).toBeVisible();
      await expect(
        own.getByRole('link', { name: /^Continue your Hugo nominations/ }),
      ).toBeVisible();
    });

    await edit(page, { hasBadge: true });

    await test.step('buys a site selection token', async () => {
      await page.goto(`/pay/ss-token`);
      await pay(page, '$75', EVENT);
      await isPaid(page);
    });
    expect(await getMenu(page)).toContain('Upgrade Membership');
  });

  test('a visitor buys a day pass for its two days', async ({ page, server }) => {
    const email = newAddress('daypass');
    await page.goto('/new');
    await page.getByRole('link', { name: /^Attending day pass/ }).click();
    await expect(page).toHaveURL('/daypass/Attending');
    await page.getByRole('button', { name: /^Saturday Aug 30 \$90/ }).click();
    await page.getByRole('button', { name: /^Sunday Aug 31 \$70/ }).click();
    await page.getByLabel(/^Legal name/).fill('Sam Daly');
    await page.getByLabel(/^Email/).fill(email);
    await expect(page.getByText('Total: $160')).toBeVisible();
    await pay(page, '$160', EVENT);
    await isPaid(page);
    const { text } = await mailTo(server, email, /^Your day pass for Northlight 2031/);
    expect(text).toMatch(/Saturday[\s\S]*Sunday/);
    await mailTo(server, email, /^Payment received: \$160/);
  });
});
