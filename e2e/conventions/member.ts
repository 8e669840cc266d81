import { expect, type Page } from '@playwright/test';
import { getCard, cards, isBought, mailTo, payButton, typeCard } from '../buying.ts';
import { newAddress } from '../account.ts';
import type { PortalServer } from '../server.ts';

/** Pays for a page's item; the pay button shows the amount and the convention's own name. */
export async function pay(page: Page, amount: string, event: string): Promise<void> {
  await payButton(page).click();
  await typeCard(page, cards.succeeds);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: `Pay ${amount} · ${event}`, exact: true })
    .click();
}

interface Membership {
  /** The convention's name with its year. */
  readonly event: string;
  /** The membership's name on the page of new memberships. */
  readonly label: string;
  readonly amount: string;
}

/**
 * Buys a membership as a visitor, starting on the first page, and signs in with the welcome mail's link.
 *
 * @returns the address of the account, whose home is open
 */
export async function join(
  page: Page,
  server: PortalServer,
  { event, label, amount }: Membership,
): Promise<string> {
  const email = newAddress('joins');
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: /^Join/ }).click();
  await page.getByRole('link', { name: new RegExp(`^${label}`) }).click();
  await page.getByLabel(/^Legal name/).fill('Nuala Quinn');
  await page.getByLabel(/^Email/).fill(email);
  await expect(page.getByText(`Total: ${amount}`)).toBeVisible();
  await pay(page, amount, event);
  await isBought(page);

  const { text } = await mailTo(server, email, new RegExp(`^Welcome to ${event}`));
  const links = text.match(/https?:\/\/\S+/g) ?? [];
  const plain = links.find((link) => /^\/login\/[^/]+\/[^/]+$/.test(new URL(link).pathname));
  await page.goto(plain ?? 'no login link in the mail');
  await expect(page).toHaveURL('/');
  await expect(getCard(page, 'Nuala Quinn').getByText(`${label} member #`)).toBeVisible();
  return email;
}

/** Changes the city and, if there are badges, the badge name; expects both after a reload. */
export async function edit(page: Page, { hasBadge }: { hasBadge: boolean }): Promise<void> {
  const open = async () => {
    await getCard(page, 'Nuala Quinn')
      .getByRole('button', { name: 'Edit personal information' })
      .click();
    const dialog = page.getByRole('dialog', { name: /^Edit / });
    await expect(dialog.getByLabel(/^Legal name/)).toBeVisible();
    return dialog;
  };
  const dialog = await open();
  await dialog.getByLabel(/^City/).fill('Uppsala');
  const badge = dialog.getByLabel(/^Badge name/);
  await expect(badge).toHaveCount(hasBadge ? 1 : 0);
  if (hasBadge) await badge.fill('Nuala');
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  const again = await open();
  await expect(again.getByLabel(/^City/)).toHaveValue('Uppsala');
  if (hasBadge) await expect(again.getByLabel(/^Badge name/)).toHaveValue('Nuala');
  await page.keyboard.press('Escape');
  await expect(again).toBeHidden();
}

/** Returns the entries of the docked menu. */
export const getMenu = (page: Page): Promise<string[]> =>
  page.getByRole('navigation', { name: 'Main menu' }).getByRole('link').allTextContents();
