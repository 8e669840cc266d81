import { expect, type Locator, type Page } from '@playwright/test';

/** The card of a category on the ballot. */
export const category = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Signs the ballot and waits until it is there. */
export async function sign(page: Page, signature: string): Promise<void> {
  const field = page.getByLabel('Signature');
  await field.fill(signature);
  await field.press('Enter');
  await expect(page.getByText(`Signing as “${signature}”`)).toBeVisible();
  await expect(category(page, 'Best Novel')).toBeVisible();
}

/** Ranks by keyboard: a digit on the finalist's own button. Positions count from 1. */
export async function rankByKeyboard(card: Locator, title: string, position: number) {
  await card.getByRole('button', { name: `${title}, not ranked` }).focus();
  await card.page().keyboard.press(String(position));
  await expectRank(card, title, position);
}

/** Ranks by pointer: the finalist's own button, then the position in its menu. */
export async function rankByPointer(card: Locator, title: string, position: number) {
  await card.getByRole('button', { name: `${title}, not ranked` }).click();
  await card
    .page()
    .getByRole('menuitemradio', { name: new RegExp(`position ${position}(?!\\d)`, 'i') })
    .click();
  await expectRank(card, title, position);
}

/** A finalist stands at a position, counted from 1. */
export const expectRank = (card: Locator, title: string, position: number) =>
  expect(card.getByRole('button', { name: `${title}, position ${position}` })).toBeVisible();

/** The category says that it is saved; the ballot saves itself within 15 seconds. */
export const expectSaved = (card: Locator) =>
  expect(card.getByText(/: Saved$/)).toBeVisible({ timeout: 25_000 });
