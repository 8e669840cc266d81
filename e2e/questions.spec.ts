import { expectAccessible } from './accessible.ts';
import { newAddress, openHome } from './account.ts';
import { expect, test } from './test.ts';

test(
  'a membership for children asks for the date of birth and more, and the buyer sees the answers later',
  { tag: '@any-width' },
  async ({ page, server }) => {
    const email = newAddress('young');
    await page.goto('/new/YoungFriend');
    await page.getByLabel(/^Date of birth/).fill('1980-01-31');
    await page.getByLabel(/^Name of a parent/).fill('Aoife Byrne');
    await page.getByLabel('What interests you most?').selectOption('Games');
    await page.getByLabel('Which country do you travel from?').selectOption('Ireland');
    await page.getByLabel(/^Legal name/).fill('Cian Byrne');
    await page.getByLabel(/^Email/).fill(email);
    const signUp = page.getByRole('button', { name: 'Sign up' });
    // It can be pressed, although something is missing.
    await signUp.press('Enter');
    const missing = page.getByRole('listitem');
    await expect(
      missing.filter({ hasText: 'only for people born on 16 August 2006 or later' }),
    ).toBeVisible();
    await expect(missing.filter({ hasText: 'agrees to news' })).toBeVisible();
    await expectAccessible(page);
    // Each leads to its field.
    await missing.getByRole('link', { name: /agrees to news/ }).press('Enter');
    await page.keyboard.press('Space');
    const consent = page.getByRole('checkbox', { name: /agrees to news/ });
    await expect(consent).toBeChecked();

    // The form keeps the answers over a reload.
    await page.reload();
    await expect(page.getByLabel(/^Name of a parent/)).toHaveValue('Aoife Byrne');
    await page.getByLabel(/^Date of birth/).fill('2012-01-31');
    await expect(consent).toBeChecked();
    await signUp.click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

    await openHome(page, server, email);
    await page.goto('/pay');
    const card = page.getByRole('region', { name: 'Young friend of the convention' });
    await expect(card).toContainText('Aoife Byrne');
    await expect(card).toContainText('Games');
    await expect(card).toContainText('Ireland');
    await expect(card).toContainText(/Agreed on .*, version 1/);
    await expect(card).not.toContainText('2012');
  },
);
