import type { Page, Request } from '@playwright/test';
import { newAddress, openHome, openNewHome } from './account.ts';
import {
  cards,
  chargeButton,
  fillInMember,
  isBought,
  payButton,
  payByCard,
  getPurchases,
  typeCard,
} from './buying.ts';
import type { PortalServer } from './server.ts';
import { expect, test } from './test.ts';

/** Fills in the form of a Supporting membership. */
const fillIn = (page: Page, email: string) => fillInMember(page, 'Supporter', email);

/** Returns the account's charged purchases. */
const getPaid = async (page: Page) =>
  (await getPurchases(page)).filter(({ status }) => status === 'succeeded');

/** Signs in and expects exactly one purchase on the account. */
async function expectOnePurchase(page: Page, server: PortalServer, email: string): Promise<void> {
  await openHome(page, server, email);
  expect(await getPurchases(page)).toHaveLength(1);
}

test(
  'a declined card can be followed by another that pays',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('declined');
    await fillIn(page, email);
    await payByCard(page, '€40', cards.declined);
    await expect(page.getByText('Nothing has been charged. Try another card')).toBeVisible();
    await typeCard(page, cards.succeeds);
    await chargeButton(page).click();
    await isBought(page);
    await openHome(page, server, email);
    expect(await getPaid(page)).toMatchObject([{ amount: 4000 }]);
  },
);

test('closing the card form charges nothing and keeps the form', async ({ page }) => {
  await fillIn(page, newAddress('closed'));
  await payButton(page).click();
  await typeCard(page, cards.succeeds);
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(payButton(page)).toBeEnabled();
  await expect(page.getByLabel(/^Legal name/)).toHaveValue('Nuala Quinn');
});

test.describe('the bank asks', () => {
  test(
    'and the card holder refuses, then confirms',
    { tag: '@any-width' },
    async ({ page, server }) => {
      const email = newAddress('bank');
      await fillIn(page, email);
      await payByCard(page, '€40', cards.asksBank);
      await page.getByRole('button', { name: 'Refuse the payment' }).click();
      await expect(page.getByText('The payment was not made')).toBeVisible();
      await typeCard(page, cards.asksBank);
      await chargeButton(page).click();
      await page.getByRole('button', { name: 'Approve the payment' }).click();
      await isBought(page);
      await openHome(page, server, email);
      expect(await getPaid(page)).toHaveLength(1);
    },
  );

  test(
    'and the page is closed: coming back continues the same payment',
    { tag: '@any-width' },
    async ({ page, server }) => {
      // The buyer signs in, because other tabs and a restarted browser find the payment by the account.
      const email = await openNewHome(page, server, { 'Fia First': 'Supporter' });
      await fillIn(page, email);
      await payByCard(page, '€40', cards.asksBank);
      await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
      const again = await page.context().newPage();
      await page.close();

      await again.goto('/new/Supporter');
      await expect(again.getByText('You are charged only when you confirm')).toBeVisible();
      await again.getByRole('button', { name: 'Continue the payment' }).click();
      await again.getByRole('button', { name: 'Approve the payment' }).click();
      await isBought(again);
      const paid = await getPaid(again);
      expect(paid.map(({ person_name }) => person_name).toSorted()).toEqual([
        'Fia First',
        'Nuala Quinn',
      ]);
    },
  );

  test(
    'and the payment is cancelled: nothing is bought, and the form returns',
    { tag: '@any-width' },
    async ({ page }) => {
      await fillIn(page, newAddress('cancelled'));
      await payByCard(page, '€40', cards.asksBank);
      await expect(page.getByRole('button', { name: 'Approve the payment' })).toBeVisible();
      await page.reload();
      await page.getByRole('button', { name: 'Cancel the payment' }).click();
      await expect(page.getByLabel(/^Legal name/)).toHaveValue('Nuala Quinn');
      await expect(payButton(page)).toBeEnabled();
    },
  );
});

test(
  'a double click on the pay button makes one payment',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('double');
    await fillIn(page, email);
    await payButton(page).click();
    await typeCard(page, cards.succeeds);
    await chargeButton(page).dblclick();
    await isBought(page);
    await expectOnePurchase(page, server, email);
    await expect(page.getByText(/^Supporting member #\d+$/)).toHaveCount(1);
  },
);

test(
  'a lost response is polled for: the page shows the true outcome and charges once',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('lost');
    await fillIn(page, email);
    let sent = 0;
    await page.route('**/api/purchase', async (route) => {
      sent += 1;
      // The server has the request; its response gets lost.
      if (sent === 1) await route.fetch();
      await (sent === 1 ? route.abort('connectionreset') : route.continue());
    });
    await payByCard(page, '€40');
    await isBought(page);
    await expectOnePurchase(page, server, email);
  },
);

test(
  'a purchase that never arrived is reported as not made, and can be sent again',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('offline');
    await fillIn(page, email);
    await payButton(page).click();
    await typeCard(page, cards.succeeds);
    await page.context().setOffline(true);
    await chargeButton(page).click();
    await expect(page.getByText('You are offline')).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByText('Nothing has been bought yet')).toBeVisible({ timeout: 60_000 });
    await typeCard(page, cards.succeeds);
    await chargeButton(page).click();
    await isBought(page);
    await expectOnePurchase(page, server, email);
  },
);

test(
  'a purchase that arrives after its replacement is not charged',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('late');
    await fillIn(page, email);
    let late: Request | undefined;
    await page.route('**/api/purchase', async (route) => {
      const isFirst = late === undefined;
      late ??= route.request();
      await (isFirst ? route.abort('connectionreset') : route.continue());
    });
    await payByCard(page, '€40');
    await expect(page.getByText('Nothing has been bought yet')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await page.getByLabel(/^Legal name/).fill('Nuala Quinn-Ryan');
    await payByCard(page, '€40');
    await isBought(page);

    const key = late?.headers()['idempotency-key'] ?? 'none';
    const answer = await page.request.post('/api/purchase', {
      headers: { 'idempotency-key': key },
      data: late?.postDataJSON(),
    });
    expect(answer.status()).toBe(402);
    await expectOnePurchase(page, server, email);
  },
);

test(
  'a reload during a payment continues the same one',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('reload');
    await fillIn(page, email);
    let arrive = () => {};
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    await page.route('**/api/purchase', async (route) => {
      // The server has the request; its response does not arrive before the reload.
      await route.fetch();
      arrive();
    });
    await payByCard(page, '€40');
    await arrived;
    await page.reload();
    await isBought(page);
    await expectOnePurchase(page, server, email);
  },
);
