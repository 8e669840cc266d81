import type { Page } from '@playwright/test';
import { mailTo, cards, chargeButton, payButton, typeCard } from './buying.ts';
import { joinAs, newAddress } from './account.ts';
import { field, saveNow, signNominations, unfold } from './nominate.ts';
import { expect, test } from './test.ts';
import { category } from './vote.ts';

// What a screen reader gets of the main journeys: landmarks, headings, names, states and announcements. Each template
// contains only what a listener needs to find the way; more may be around it.

const getMain = (page: Page) => page.getByRole('main');

test('a listener signs in, nominates and votes, and hears that both are saved', async ({
  page,
  server,
}) => {
  const email = newAddress('hears');
  await joinAs(server, 'Adult', email, 'Hanna Hears');

  await test.step('signs in', async () => {
    await page.goto('/');
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Dublin 2019"
        - navigation "Ways in":
          - link "Join"
          - link "Sign in"
    `);
    await expect(getMain(page)).toMatchAriaSnapshot(`
      - main:
        - heading /Dublin 2019/ [level=1]
        - region "Sign in by email":
          - heading "Sign in by email" [level=2]
          - textbox /^Email/
          - button "Send login link"
    `);
    await page.getByRole('textbox', { name: /^Email/ }).fill(email);
    await page.getByRole('button', { name: 'Send login link' }).click();
    const inbox = page.getByRole('region', { name: 'Check your inbox' });
    await expect(inbox).toMatchAriaSnapshot(`
      - region "Check your inbox":
        - heading "Check your inbox" [level=2]
        - status:
          - paragraph: /Sending login key and link to/
        - textbox "Code from the mail"
        - button "Sign in with the code" [disabled]
        - button "Send the mail again"
    `);
    const { text } = await mailTo(server, email, /login link/i);
    const link = (text.match(/https?:\/\/\S+\/login\/\S+/g) ?? []).find(
      (url) => new URL(url).pathname.split('/').length === 4,
    );
    await page.goto(link ?? 'no link in the mail');
  });

  await test.step('finds on the first page what to do next', async () => {
    await expect(getMain(page)).toMatchAriaSnapshot(`
      - main:
        - heading "Memberships" [level=1]
    `);
    await expect(page.getByRole('region', { name: 'Hanna Hears' })).toMatchAriaSnapshot(`
      - region "Hanna Hears":
        - heading "Hanna Hears" [level=2]
    `);
    await expect(page).toHaveTitle(/Memberships/);
    await expect(page.getByRole('link', { name: /^Vote for the 2019 Hugo/ })).toBeVisible();
  });

  await test.step('nominates', async () => {
    await page.getByRole('link', { name: /^Start your Hugo nominations/ }).click();
    const novel = await unfold(page, 'Best Novel');
    await expect(novel.getByRole('heading', { name: 'Best Novel', level: 2 })).toBeVisible();
    await expect(field(novel, 'Author', 1)).toBeVisible();
    await field(novel, 'Title', 1).fill('Spinning Silver');
    await expect(novel.getByRole('status').filter({ hasText: 'Not saved yet' })).toBeAttached();
    await saveNow(page).click();
    await signNominations(page, 'Hanna');
    await expect(novel.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached();
  });

  await test.step('votes', async () => {
    await page.goto('/');
    await page.getByRole('link', { name: 'Vote for the 2019 Hugo Awards' }).click();
    await expect(page.getByRole('heading', { name: 'Hugo Award Voting', level: 1 })).toBeVisible();
    await page.getByLabel('Signature').fill('Hanna');
    await page.getByLabel('Signature').press('Enter');
    const novel = category(page, 'Best Novel');
    await novel.getByRole('button', { name: /^Spinning Silver, not ranked/ }).press('1');
    await expect(novel.getByRole('list', { name: 'Your ranking' })).toMatchAriaSnapshot(`
      - list "Your ranking":
        - listitem:
          - button /^Spinning Silver, position 1/
    `);
    await expect(novel.getByRole('button', { name: /^Spinning Silver, position 1/ })).toBeFocused();
    await expect(novel.getByRole('status').filter({ hasText: 'Saved' })).toBeAttached();
    const index = page.getByRole('navigation', { name: 'Categories' });
    await expect(index).toContainText('1 of 20 ranked');
  });
});

test('a listener buys a membership, and hears what it costs and that it is paid', async ({
  page,
}) => {
  await page.goto('/new/Adult');
  await expect(getMain(page)).toMatchAriaSnapshot(`
    - main:
      - heading "New Membership" [level=1]
      - region "Adult membership":
        - heading "Adult membership" [level=2]
        - group:
          - combobox "Membership type (required)"
          - textbox "Legal name (required)"
          - textbox "Email (required)"
        - text: "Total: €210"
        - button "Pay by card · €210" [disabled]
  `);
  await page.getByRole('textbox', { name: /^Legal name/ }).fill('Hanna Hears');
  await page.getByRole('textbox', { name: /^Email/ }).fill(newAddress('hears'));
  await payButton(page).click();
  await expect(page.getByRole('dialog')).toMatchAriaSnapshot(`
    - dialog "Pay by card":
      - term: For
      - definition: Hanna Hears
      - term: What
      - definition: Adult membership
      - term: Total
      - definition: €210
      - group:
        - textbox "Card number (required)"
        - textbox "Expiry date (MM/YY) (required)"
        - textbox "Security code (CVC) (required)"
        - textbox "Postal code (required)"
  `);
  await expect(page.getByLabel(/Card number/)).toBeFocused();
  await expect(chargeButton(page)).toHaveAccessibleName('Pay €210 · Dublin 2019');
  await typeCard(page, cards.declined);
  await chargeButton(page).click();
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('The card was declined');
  await typeCard(page, cards.succeeds);
  await chargeButton(page).click();
  await expect(page.getByRole('heading', { name: 'Payment successful!' })).toBeVisible();
});
