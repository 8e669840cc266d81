import { expectAccessible } from './accessible.ts';
import { joinAs, mailsTo, MAILED, newAddress, openHome, signInPage } from './account.ts';
import { expect, test } from './test.ts';

// The demonstration's member administrator.
const ADMIN = 'admin@example.com';

test('an administrator finds a member and acts for them, and both see it in the log', async ({
  page,
  server,
  browser,
}, { project }) => {
  const email = newAddress('found');
  const name = `Niamh Desk ${email.slice(6, 14)}`;
  await joinAs(server, 'Supporter', email, name);
  await signInPage(page, server, ADMIN);
  const shot = (state: string) =>
    page.screenshot({ path: `test-results/desk-${project.name}-${state}.png`, fullPage: true });

  await page.goto('/desk');
  await page.getByRole('searchbox').fill(email);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: new RegExp(name) })).toBeVisible();
  expect(new URL(page.url()).search).toBe('');
  await expectAccessible(page);
  await shot('found');

  await page.getByRole('link', { name: new RegExp(name) }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Edit the details' }).press('Enter');
  await expect(page.getByText(`Acting for ${name}`)).toBeVisible();
  await page.getByLabel(/^City/).fill('Galway');
  await expectAccessible(page);
  await shot('edit');
  await page.getByLabel(/^Reason/).fill('Asked for it at the desk');
  await page.getByRole('button', { name: 'Save the details' }).press('Enter');
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByText('Asked for it at the desk')).toBeVisible();
  await expect(page.getByText(new RegExp(`by ${ADMIN}`))).toBeVisible();

  await page.getByRole('link', { name: 'Give another membership' }).click();
  await page.getByLabel(/^New membership/).selectOption({ label: 'Adult' });
  await page.getByLabel(/^Reason/).fill('Paid in cash');
  await expectAccessible(page);
  await shot('membership');
  await page.getByRole('button', { name: 'Give this membership' }).click();
  await expect(page.getByText('Membership changed', { exact: true })).toBeVisible();
  await shot('record');

  // The filter of the audit page survives a reload.
  await page.goto('/desk');
  await page.getByRole('link', { name: 'Who did what' }).click();
  await expect(page.getByText('Paid in cash')).toBeVisible();
  await page.getByLabel('Done by').fill(ADMIN);
  await page.getByRole('combobox', { name: 'What' }).selectOption('What was looked up');
  await expect(page.getByText('Record opened').first()).toBeVisible();
  await expect(page.getByText('Paid in cash')).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('Record opened').first()).toBeVisible();
  await expect(page.getByLabel('Done by')).toHaveValue(ADMIN);
  await expect(page.getByRole('combobox', { name: 'What' })).toHaveValue('reads');
  await expectAccessible(page);
  await shot('audit');
  await expect
    .poll(async () => (await mailsTo(server, email)).map(({ text }) => text).join('\n'), MAILED)
    .toContain('to Adult');

  const theirs = await (await browser.newContext({ baseURL: server.url })).newPage();
  await openHome(theirs, server, email);
  await theirs.getByRole('button', { name: 'Edit personal information' }).click();
  await theirs.getByRole('button', { name: /^Show what was changed/ }).click();
  await expect(theirs.getByText('Asked for it at the desk')).toBeVisible();
  await expect(theirs.getByText(ADMIN)).toHaveCount(0);
  const desk = await theirs.goto('/desk');
  expect(desk?.status()).toBe(404);
  await theirs.context().close();
});
