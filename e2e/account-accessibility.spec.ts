import type { Locator, Page } from '@playwright/test';
import { expectAccessible, getFaults } from './accessible.ts';
import { newAddress, openNewHome } from './account.ts';
import {
  getCard,
  cards,
  chargeButton,
  isPaid,
  payButton,
  payByCard,
  getPurchases,
  tick,
  typeCard,
} from './buying.ts';
import { tabOnto, tabTo } from './keyboard.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';

// Axe is slow on a busy machine.
test.slow();

/** Creates an account with a supporter and a child, and signs in. */
const openFamily = (page: Page, server: PortalServer) =>
  openNewHome(page, server, { 'Aoibhinn Axe': 'Supporter', 'Oisín Axe': 'Child' });

/** Waits until an image has loaded. */
const isLoaded = (picture: Locator) =>
  expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

test.describe('without an account', () => {
  test('the card form is accessible: invalid, declined, at the bank, left open and paid', async ({
    page,
  }) => {
    const faults = getFaults(page);
    await page.goto('/daypass/Adult');
    await page.getByRole('button', { name: /^Friday/ }).click();
    await page.getByLabel(/^Legal name/).fill('Aoibhinn Axe');
    await page.getByLabel(/^Email/).fill(newAddress('axe'));
    await expectAccessible(page);
    await payButton(page).click();
    await chargeButton(page).click();
    await expect(page.getByLabel(/Card number/)).toBeFocused();
    await expectAccessible(page);
    await typeCard(page, cards.declined);
    await chargeButton(page).click();
    await expect(page.getByText('The card was declined')).toBeVisible();
    await expectAccessible(page);
    await typeCard(page, cards.asksBank);
    await chargeButton(page).click();
    await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await expect(page.getByText('Your open purchase')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Continue the payment' }).click();
    await page.getByRole('button', { name: 'Approve the payment' }).click();
    await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });
});

test.describe('with an account', () => {
  test(
    'the upgrade is accessible: without a chosen person, with paper publications, and with an invalid person',
    { tag: '@slow' },
    async ({ page, server }) => {
      const faults = getFaults(page);
      await openFamily(page, server);
      await page.goto('/upgrade');
      await expect(page.getByText('Choose first whose membership it is.')).toBeVisible();
      await expectAccessible(page);
      await tick(page.getByRole('radio', { name: /^Aoibhinn Axe/ }));
      await tick(page.getByRole('radio', { name: /^Adult/ }));
      await tick(page.getByRole('checkbox', { name: /^Paper progress reports/ }));
      await expect(page.getByText('Total: €180')).toBeVisible();
      await expectAccessible(page);
      await page.goto('/upgrade/3');
      await expect(page.getByText('This person is not on your account.')).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    },
  );

  test(
    'payments are accessible: the lookup, a token, and what was bought',
    { tag: '@slow' },
    async ({ page, server }) => {
      const faults = getFaults(page);
      await openFamily(page, server);
      await page.goto('/pay/bench');
      await tick(page.getByRole('radio', { name: 'Other member...' }));
      await page.getByLabel(/^Name/).fill('Unknown Member');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(page.getByText('No matches found.')).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(/^Name/).fill('Grace Lindqvist');
      await page.getByRole('button', { name: 'Find', exact: true }).click();
      await expect(page.getByRole('button', { name: 'Find another' })).toBeVisible();
      await expectAccessible(page);
      await page.goto('/pay/ss-token');
      await expect(page.getByRole('radio', { name: /^Oisín Axe/ })).toBeDisabled();
      await expectAccessible(page);
      await payByCard(page, '€40');
      await isPaid(page);
      await expectAccessible(page);
      await page.goto('/pay');
      await expect(page.getByRole('link', { name: 'Download the personal ballot' })).toBeVisible();
      await expectAccessible(page);
      expect(faults).toEqual([]);
    },
  );

  test('the dialogs of a person are accessible', { tag: '@slow' }, async ({ page, server }) => {
    const faults = getFaults(page);
    await openFamily(page, server);
    const child = getCard(page, 'Oisín Axe');
    await child.getByRole('button', { name: 'Registration barcode' }).click();
    await isLoaded(page.getByRole('dialog').getByRole('img'));
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await child.getByRole('button', { name: 'Edit personal information' }).click();
    const dialog = page.getByRole('dialog', { name: /^Edit/ });
    await dialog.getByLabel(/^Badge name/).fill('Oisín 🚀');
    await dialog.getByLabel(/^Legal name/).fill('');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(dialog.getByLabel(/^Legal name/)).toBeFocused();
    await expectAccessible(page);
    await dialog.getByRole('button', { name: 'Preview' }).click();
    const preview = page.getByRole('dialog', { name: 'Badge preview' });
    await isLoaded(preview.getByRole('img'));
    await expectAccessible(page);
    await preview.getByRole('button', { name: 'Close' }).click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Your changes are not saved.')).toBeVisible();
    await expectAccessible(page);
    expect(faults).toEqual([]);
  });

  test(
    'an upgrade is paid from home by keyboard alone',
    { tag: ['@any-width', '@slow'] },
    async ({ page, server }) => {
      await openFamily(page, server);
      await tabTo(page, /^Skip to the content$/);
      await page.keyboard.press('Enter');
      await tabTo(page, /^Upgrade membership/);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/upgrade\/\d+$/);
      const adult = page.getByRole('radio', { name: /^Adult/ });
      // Moves into the radio group, which the arrow keys navigate.
      await tabOnto(page, page.getByRole('radio', { name: /^Aoibhinn/ }));
      await page.keyboard.press('Tab');
      for (let step = 0; step < 5 && !(await adult.isChecked()); step += 1) {
        await page.keyboard.press(step === 0 ? 'Space' : 'ArrowDown');
      }
      await expect(page.getByText('Total: €170')).toBeVisible();
      await tabTo(page, /^Pay by card/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog');
      await expect(dialog).toContainText('€170');
      for (const [label, text] of [
        [/Card number/, cards.succeeds],
        [/Expiry/, '12/34'],
        [/CVC/, '123'],
        [/Postal code/, 'D02 X285'],
      ] as const) {
        await tabOnto(page, dialog.getByLabel(label));
        await page.keyboard.type(text);
      }
      await page.keyboard.press('Enter');
      await isPaid(page);
      await expect(page).toHaveURL(/\/\?receipt=\d+$/);
      const paid = (await getPurchases(page)).find(({ type }) => type === 'upgrade');
      expect(paid).toMatchObject({ status: 'succeeded', amount: 17_000 });
    },
  );

  test(
    'a person is edited by keyboard alone',
    { tag: ['@any-width', '@slow'] },
    async ({ page, server }) => {
      await openFamily(page, server);
      await tabTo(page, /^Edit personal information/);
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('dialog', { name: /^Edit/ });
      const city = dialog.getByLabel(/^City/);
      await expect(city).toBeVisible();
      await tabOnto(page, city);
      await page.keyboard.type('Cork');
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      // The focus returns to the button that opened the dialog.
      await expect(page.locator(':focus')).toHaveText(/Edit personal information/);
      await page.keyboard.press('Enter');
      await expect(dialog.getByLabel(/^City/)).toHaveValue('Cork');
    },
  );
});
