import { openNewHome } from './account.ts';
import {
  addPaperPubs,
  getCard,
  cards,
  chargeButton,
  isHomeWithReceipt,
  isPaid,
  mailTo,
  payButton,
  getPurchases,
  tick,
  typeCard,
} from './buying.ts';
import { expect, test } from './test.ts';

test('a supporter becomes an adult with paper publications, for the difference', async ({
  page,
  server,
}) => {
  const email = await openNewHome(page, server, {
    'Tuuli Virtanen': 'Supporter',
    'Oisín Virtanen': 'Child',
  });
  const tuuli = getCard(page, 'Tuuli Virtanen');

  await test.step('opens the upgrade of one person', async () => {
    await expect(tuuli.getByText(/^Supporting member #\d+$/)).toBeVisible();
    await tuuli.getByRole('link', { name: 'Upgrade membership' }).click();
    await expect(page).toHaveURL(/\/upgrade\/\d+$/);
    await expect(page.getByRole('radio', { name: /^Tuuli Virtanen/ })).toBeChecked();
    await expect(page.getByText(/^Total/)).toHaveCount(0);
    await expect(payButton(page)).toBeDisabled();
  });

  await test.step('the total is the difference and the paper publications, once the address is complete', async () => {
    await tick(page.getByRole('radio', { name: /^Adult/ }));
    await expect(page.getByText('Total: €170')).toBeVisible();
    await addPaperPubs(page, '', 'Finland');
    await expect(page.getByText('Total: €180')).toBeVisible();
    await expect(payButton(page)).toBeDisabled();
    await page.getByLabel(/^Postal address/).fill('Hämeenkatu 1, Tampere');
    await expect(payButton(page)).toBeEnabled();
  });

  await test.step('choosing another person starts over, and the URL contains the person', async () => {
    const url = page.url();
    await tick(page.getByRole('radio', { name: /^Oisín Virtanen/ }));
    await expect(page).not.toHaveURL(url);
    await expect(page.getByLabel(/^Postal address/)).toHaveCount(0);
    await tick(page.getByRole('radio', { name: /^Tuuli Virtanen/ }));
    await expect(page).toHaveURL(url);
    await tick(page.getByRole('radio', { name: /^Adult/ }));
    await addPaperPubs(page, 'Hämeenkatu 1, Tampere', 'Finland');
  });

  await test.step('the card form shows what is bought, for which member and for how much', async () => {
    await payButton(page).click();
    const dialog = page.getByRole('dialog');
    for (const words of ['Tuuli Virtanen', 'Upgrade to Adult', 'Paper progress reports', '€180']) {
      await expect(dialog).toContainText(words);
    }
    await typeCard(page, cards.succeeds);
    await chargeButton(page).click();
    await isPaid(page);
    await isHomeWithReceipt(page);
    await expect(getCard(page, 'Receipt')).toContainText('€180');
  });

  await test.step('the new membership and its rights apply at once', async () => {
    await expect(tuuli.getByText(/^Adult member #\d+$/)).toBeVisible();
    await expect(tuuli.getByRole('button', { name: 'Registration barcode' })).toBeVisible();
    // There is no higher membership, and the paper publications are paid.
    await expect(tuuli.getByRole('link', { name: /^Upgrade|^Add paper/ })).toHaveCount(0);
  });

  await test.step('the payments and the mails show the same', async () => {
    const bought = (await getPurchases(page)).filter(({ type }) => type === 'upgrade');
    expect(bought).toMatchObject([{ amount: 18_000, status: 'succeeded' }]);
    await page.goto('/pay');
    const card = getCard(page, 'Membership upgrade');
    for (const words of ['€180', 'Paid on', 'Tuuli Virtanen', 'Hämeenkatu 1, Tampere']) {
      await expect(card).toContainText(words);
    }
    const receipt = await mailTo(server, email, /^Payment received: €180/);
    expect(receipt.text).toContain(
      'Membership upgrade with paper publications for Tuuli Virtanen: €180',
    );
    const mail = await mailTo(server, email, /^Your membership of Dublin 2019: Adult/);
    expect(mail.text).toContain('upgraded from Supporting to Adult, with paper publications');
    expect(mail.text).toContain('Tuuli Virtanen, Hämeenkatu 1, Tampere, Finland');
  });
});

test(
  "a link to upgrade another account's member shows a choice of people instead",
  { tag: ['@any-width', '@slow'] },
  async ({ page, server }) => {
    await openNewHome(page, server, { 'Cara Curious': 'Supporter' });
    // A member of the demonstration who could be upgraded by their own account.
    await page.goto('/upgrade/3');
    await expect(page.getByText('This person is not on your account.')).toBeVisible();
    await expect(page.getByText('Tuuli')).toHaveCount(0);
    await expect(payButton(page)).toBeDisabled();
  },
);
