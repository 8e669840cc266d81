import { readFile } from 'node:fs/promises';
import { joinAs, newAddress, openHome, openNewHome } from './account.ts';
import {
  getCard,
  cards,
  chargeButton,
  isPaid,
  mailTo,
  payButton,
  payByCard,
  getPurchases,
  tick,
  typeCard,
} from './buying.ts';
import { expect, test } from './test.ts';

test.describe('an invoice', () => {
  // The test pays the demonstration's only invoice, so it can't share a server.
  test.use({ serverEnv: {} });

  test(
    'is paid from the first page, and not again from a second tab',
    { tag: '@any-width' },
    async ({ page, server, context }) => {
      await openHome(page, server, 'sponsor@example.com');
      const second = await context.newPage();
      await second.goto('/');
      await second.getByRole('button', { name: 'Pay by card' }).click();
      await typeCard(second, cards.succeeds);

      const invoice = getCard(page, 'Bench');
      await expect(invoice).toContainText('€60');
      await expect(invoice).toContainText('To be paid');
      await payByCard(page, '€60');
      await isPaid(page);
      await expect(invoice).toHaveCount(0);
      await page.goto('/pay');
      await expect(getCard(page, 'Bench').first()).toContainText('Paid');

      await chargeButton(second).click();
      await expect(second.getByText('This has already been paid.').first()).toBeVisible();
      await expect(getCard(second, 'Bench')).toHaveCount(0);
      await expect(second.getByText('This has already been paid.')).toBeVisible();
      expect(await getPurchases(page)).toMatchObject([{ status: 'succeeded', amount: 6000 }]);
      const mail = await mailTo(server, 'sponsor@example.com', /^Dublin 2019: Bench$/);
      expect(mail.text).toContain('has received €60 for Bench');
    },
  );
});

test('a site selection token is bought for a member, not for a child, with a ballot to download', async ({
  page,
  server,
}) => {
  const email = await openNewHome(page, server, { 'Oisín Byrne': 'Child', 'Aoife Byrne': 'Adult' });
  await getCard(page, 'Aoife Byrne')
    .getByRole('link', { name: /site selection token/ })
    .click();
  await expect(page).toHaveURL('/pay/ss-token');
  await expect(page.getByRole('radio', { name: /^Oisín Byrne/ })).toBeDisabled();
  await expect(page.getByRole('radio', { name: /^Aoife Byrne/ })).toBeChecked();
  await expect(page.getByText('Amount: €40')).toBeVisible();
  await payByCard(page, '€40');
  await isPaid(page);
  const mail = await mailTo(server, email, /Site selection token$/);
  const token = /token for your site selection ballot: (\S+)/.exec(mail.text)?.[1] ?? 'none';

  await page.goto('/pay');
  const card = getCard(page, 'Site selection token');
  await expect(card).toContainText(token);
  const download = page.waitForEvent('download');
  await card.getByRole('link', { name: 'Download the personal ballot' }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/ballot-\d+\.pdf$/);
  const pdf = await readFile(await file.path());
  expect(pdf.subarray(0, 5).toString()).toBe('%PDF-');

  // A member can have one token only.
  await page.goto('/pay/ss-token');
  await expect(page.getByText('Aoife Byrne has a token already')).toBeVisible();
});

test.describe('for another member', () => {
  test('the lookup finds the member, asks for more, or finds no match', async ({
    page,
    server,
  }) => {
    const twin = newAddress('twin');
    const name = `Twin ${twin.slice(5, 13)}`;
    for (const address of [twin, newAddress('twin')]) {
      await joinAs(server, 'Supporter', address, name);
    }
    const email = await openNewHome(page, server, { 'Pat Payer': 'Supporter' });
    await page.goto('/pay/bench');
    await tick(page.getByRole('radio', { name: 'Other member...' }));
    const lookup = page.getByRole('group', { name: 'Find a member' });
    const find = page.getByRole('button', { name: 'Find', exact: true });
    await expect(find).toBeDisabled();

    await page.getByLabel(/^Name/).fill('Unknown Member');
    await find.click();
    await expect(page.getByText('No matches found.')).toBeVisible();
    await expect(lookup.getByLabel('Member number')).toHaveCount(0);

    await page.getByLabel(/^Name/).fill(name);
    await find.click();
    await expect(page.getByText('Multiple matches found. Please add more details.')).toBeVisible();
    await expect(page.getByLabel('Member number')).toBeVisible();
    await page.getByLabel('Email address').fill(twin);
    await find.click();
    await expect(page.getByRole('button', { name: 'Find another' })).toBeVisible();

    await page.getByLabel(/^Text of the sign/).fill('Sit down');
    await payButton(page).click();
    await expect(page.getByRole('dialog')).toContainText(name);
    await typeCard(page, cards.succeeds);
    await chargeButton(page).click();
    await isPaid(page);
    // The recipient gets a mail about the item, and the payer a receipt.
    await mailTo(server, twin, /: Bench$/);
    await mailTo(server, email, /^Payment received: €60/);
  });
});

test(
  'an unknown type is reported, with a link to the payments',
  { tag: '@any-width' },
  async ({ page }) => {
    await page.goto('/pay/unicorn');
    await expect(page.getByText('Unknown purchase type "pay/unicorn"')).toBeVisible();
    await expect(page).toHaveURL('/pay');
  },
);
