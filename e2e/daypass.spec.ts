import { newAddress, openHome } from './account.ts';
import { getCard, isPaid, mailTo, payButton, payByCard, getPurchases } from './buying.ts';
import { expect, test } from './test.ts';

test('a visitor buys a day pass for two days', async ({ page, server }) => {
  const email = newAddress('daypass');

  await test.step('the type and the days determine the price', async () => {
    await page.goto('/new');
    await page.getByRole('link', { name: /^Adult day pass/ }).click();
    await expect(page).toHaveURL('/daypass/Adult');
    await expect(payButton(page)).toBeDisabled();
    await page.getByRole('button', { name: 'Wednesday 14 Aug €25' }).click();
    await page.getByRole('button', { name: 'Thursday 15 Aug €45' }).click();
    await expect(page.getByText('Total: €70')).toBeVisible();

    await page
      .getByLabel(/^Type of day pass/)
      .selectOption({ label: 'Child day pass · from €10/day' });
    await expect(page).toHaveURL('/daypass/Child');
    await page.goBack();
    await expect(page).toHaveURL('/new');
    await page.goto('/daypass/Adult');
    await expect(page.getByText('Total: €70')).toBeVisible();
  });

  await test.step('the form has the texts of a day pass, and no badge', async () => {
    await expect(page.getByText('when you collect the pass')).toBeVisible();
    await expect(page.getByLabel(/^Badge/)).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Preview' })).toHaveCount(0);
    await expect(page.getByText('does not guarantee a seat at the Hugo Ceremony')).toBeVisible();
  });

  await test.step('is charged once, and the mail names the days', async () => {
    await page.getByLabel(/^Legal name/).fill('Sam Daly');
    await page.getByLabel(/^Email/).fill(email);
    await payByCard(page, '€70');
    await isPaid(page);
    const mail = await mailTo(server, email, /^Your day pass for Dublin 2019/);
    expect(mail.text).toMatch(/Wednesday[\s\S]*Thursday/);
    expect(mail.text).not.toContain('Friday');
  });

  await test.step('home shows the days', async () => {
    await openHome(page, server, email);
    const sam = getCard(page, 'Sam Daly');
    await expect(sam.getByText('2 day pass Wed/Thu', { exact: true })).toBeVisible();
    await expect(sam.getByRole('link', { name: /Hugo Awards/ })).toHaveCount(0);
    expect(await getPurchases(page)).toMatchObject([{ amount: 7000, status: 'succeeded' }]);
    await sam.getByRole('button', { name: 'Edit personal information' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 2 day pass holder' });
    await expect(dialog.getByLabel(/^Legal name/)).toHaveValue('Sam Daly');
    await expect(dialog.getByLabel(/^Badge/)).toHaveCount(0);
  });
});
