import { expect, type Locator, type Page } from '@playwright/test';
import { category } from './vote.ts';

/** Finds a field of a category's nominations; rows count from 1. */
export const field = (card: Locator, label: string, row: number): Locator =>
  card.getByRole('textbox', { name: `${label} Nomination ${row}`, exact: true });

/** Unfolds a category if it is folded, and waits for its fields. */
export async function unfold(page: Page, title: string): Promise<Locator> {
  const card = category(page, title);
  const folded = card.locator('details:not([open]) > summary');
  if ((await folded.count()) > 0) await folded.click();
  await expect(card.getByRole('textbox').first()).toBeVisible();
  return card;
}

/** Opens a person's nominations and waits until they have loaded. */
export async function openNominations(page: Page, id: number, award = 'nominate'): Promise<void> {
  await page.goto(`/hugo/${award}/${id}`);
  await expect(field(page.getByRole('region'), 'Title', 1).first()).toBeVisible();
}

/** Finds the first of the two buttons that save without waiting. */
export const saveNow = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Categories' }).getByRole('button', { name: 'Save now' });

/** Enters the signature that a visit's first save requires. */
export async function signNominations(page: Page, signature: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Sign your nominations' });
  await dialog.getByLabel('Signature').fill(signature);
  await dialog.getByRole('button', { name: 'OK', exact: true }).click();
  await expect(dialog).toBeHidden();
}

/** Returns a person's nominations by category, as the server returns them to their browser. */
export async function savedNominations(
  page: Page,
  id: number,
): Promise<Record<string, Record<string, string>[]>> {
  const answer = await page.request.get(`/api/hugo/${id}/nominations`);
  const saved: { category: string; nominations: Record<string, string>[] }[] = await answer.json();
  return Object.fromEntries(saved.map(({ category: key, nominations }) => [key, nominations]));
}
