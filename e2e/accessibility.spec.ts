import { expectAccessible, getFaults } from './accessible.ts';
import { getId, newAddress, openHome, openNewHome, signInAsNew } from './account.ts';
import { fillInMember, payButton } from './buying.ts';
import { tabTo } from './keyboard.ts';
import { field, openNominations, saveNow } from './nominate.ts';
import { expect, test } from './test.ts';
import { category, expectRank, expectSaved, rankByKeyboard, sign } from './vote.ts';

// Axe is slow for a whole ballot on a busy machine.
test.slow();

test.describe('without an account', () => {
  for (const [path, words] of [
    ['/', 'Sign in by email'],
    ['/new', 'New attending membership'],
    ['/new/Adult', 'Legal name'],
    ['/new/Nonsense', 'There is no such membership'],
    ['/daypass/Adult', 'New Day Pass'],
    ['/daypass/Nonsense', 'There is no such day pass'],
    ['/pay', 'Payments'],
    ['/pay/bench', 'Text of the sign'],
    ['/pay/ss-token', 'Sign in by email'],
    ['/hugo/vote', 'Sign in to vote'],
    ['/hugo/nominate', 'Sign in to nominate'],
    ['/accessibility', 'Known limits'],
    ['/no/such/page', 'There is no such page'],
  ] as const) {
    test(`${path} is accessible`, async ({ page }) => {
      const faults = getFaults(page);
      await page.goto(path);
      await expect(page.getByText(words).first()).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    });
  }

  test('the payment dialog is accessible', async ({ page }) => {
    const faults = getFaults(page);
    await fillInMember(page, 'Adult', newAddress('axe'));
    await payButton(page).click();
    await expect(page.getByRole('dialog').getByLabel(/Card number/)).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
});

test.describe('with an account', () => {
  test('home and the drawer are accessible', async ({ page, server }, info) => {
    const faults = getFaults(page);
    await openHome(page, server, 'family@example.com');
    await expectAccessible(page);
    await page.getByText('Missing something?').first().click();
    await expectAccessible(page);
    if (info.project.name === 'phone') {
      await page.getByRole('button', { name: 'Open the menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Main menu' })).toBeVisible();
      await expectAccessible(page);
    }
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await expect(page.getByRole('dialog', { name: 'Sign out everywhere' })).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test('the ballot is accessible: unsigned, ranked, with a gap and with its menu', async ({
    page,
    server,
  }) => {
    const faults = getFaults(page);
    await openNewHome(page, server, { 'Aoibhinn Axe': 'Supporter' });
    await page.goto('/hugo/vote');
    await expect(page.getByLabel('Signature')).toBeVisible();
    await expectAccessible(page);

    await sign(page, 'Aoibhinn');
    const novel = category(page, 'Best Novel');
    await rankByKeyboard(novel, 'Spinning Silver', 1);
    await rankByKeyboard(novel, 'Revenant Gun', 3);
    await expectAccessible(page);

    await novel
      .getByRole('button', { name: /^Choose a position for / })
      .first()
      .click();
    await expect(page.getByRole('menuitemradio').first()).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test(
    'home, the ballot and its menu, and edit dialogs are accessible in dark mode',
    { tag: ['@any-width', '@slow'] },
    async ({ page, server }) => {
      await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
      await openNewHome(page, server, { 'Nocturna Night': 'Adult' });
      await expectAccessible(page);
      await page
        .getByRole('button', { name: /^Edit|^Badge/ })
        .first()
        .click();
      await expect(page.getByRole('dialog').getByLabel(/^Badge name/)).toBeVisible();
      await expectAccessible(page);

      await page.goto('/hugo/vote');
      await sign(page, 'Nocturna');
      const novel = category(page, 'Best Novel');
      await rankByKeyboard(novel, 'Spinning Silver', 1);
      await rankByKeyboard(novel, 'Revenant Gun', 3);
      await novel.getByRole('button', { name: 'Revenant Gun, position 3' }).click();
      await expect(page.getByRole('menuitemradio').first()).toBeVisible();
      await expectAccessible(page);
    },
  );

  test(
    'nominations are accessible: the landing page, empty, filled in, with hints and signed',
    { tag: '@slow' },
    async ({ page, server }) => {
      const faults = getFaults(page);
      const email = newAddress('axe');
      const id = await signInAsNew(page, server, { email, name: 'Aoibhinn Axe' });
      await page.goto(`/hugo/nominate-landing/${id}`);
      await expect(page.getByRole('link', { name: /^Retro Hugo nominations/ })).toBeVisible();
      await expectAccessible(page);
      // A title that is too long for the bar leaves room for the button.
      const signOut = page.getByRole('button', { name: /^Sign out/ }).first();
      expect((await signOut.boundingBox())?.height).toBeLessThan(48);

      await openNominations(page, id);
      const novel = category(page, 'Best Novel');
      for (const row of [1, 2]) await field(novel, 'Title', row).fill('The Calculating Stars');
      await expect(novel.getByText('This looks the same as nomination 1.')).toBeVisible();
      await expectAccessible(page);
      await saveNow(page).click();
      await expect(page.getByRole('dialog', { name: 'Sign your nominations' })).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    },
  );

  test(
    'read-only nominations are accessible, and so is the page without a nominator',
    { tag: '@slow' },
    async ({ page, server }) => {
      const faults = getFaults(page);
      await openNewHome(page, server, { 'Oisín Byrne': 'Child' });
      await page.goto(`/hugo/nominate-retro/${await getId(page, 'Oisín Byrne')}`);
      await expect(page.getByText(/Oisín Byrne cannot nominate/)).toBeVisible();
      await expect(category(page, 'Best Novel (1944 Retro Hugo)')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/hugo/nominate/999999');
      await expect(page.getByText('Nominator not found!')).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    },
  );

  test(
    'a vote is saved from home by keyboard alone',
    { tag: '@any-width' },
    async ({ page, server }) => {
      await openNewHome(page, server, { 'Keelin Keys': 'Supporter' });
      await tabTo(page, /^Skip to the content$/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^Vote for the 2019 Hugo Awards/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/hugo\/vote\/\d+$/);

      const signature = page.getByLabel('Signature');
      await expect(signature).toBeVisible();
      await tabTo(page, /^Signature/);
      await page.keyboard.type('Keelin');
      await page.keyboard.press('Enter');
      await expect(page.getByText('Signing as “Keelin”')).toBeVisible();

      const novel = category(page, 'Best Novel');
      await expect(novel).toBeVisible();
      await tabTo(page, /^The Calculating Stars, not ranked/);
      await page.keyboard.press('Tab');
      await expect(page.locator(':focus')).toHaveAccessibleName(/^Choose a position for /);
      await page.keyboard.press('Enter');
      await expect(page.getByRole('menuitemradio', { name: /^Position 1\b/ })).toBeVisible();
      await expect(page.locator(':focus')).toHaveAttribute('role', 'menuitemradio');
      await page.keyboard.press('Enter');
      await expectRank(novel, 'The Calculating Stars', 1);
      await expect(page.locator(':focus')).toBeVisible();
      await expect(novel.locator(':focus')).toHaveCount(1);
      await expectSaved(novel);
    },
  );
});
