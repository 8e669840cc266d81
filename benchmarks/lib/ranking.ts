import type { Page } from '@playwright/test';
import type { Action } from './interaction.ts';

/** Signs the ballot and waits until all its categories are on the page. */
export async function openBallot(page: Page): Promise<void> {
  await page.getByLabel('Signature').fill('Benchmark');
  await page.getByRole('button', { name: 'OK' }).click();
  await page
    .getByRole('button', { name: /choose a position/ })
    .first()
    .waitFor();
}

const ranked = `document.querySelector('[data-position="0"]')`;

/** What a voter does with one finalist; each begins where the one before ended. */
export const rankingActions: readonly Action[] = [
  {
    name: 'open the menu of positions',
    act: (page) =>
      page
        .getByRole('button', { name: /choose a position/ })
        .first()
        .click(),
    isDone: `document.querySelector('[role="menu"]') !== null`,
  },
  {
    name: 'choose a rank',
    act: (page) => page.getByRole('menuitemradio').first().click(),
    isDone: `${ranked} !== null`,
  },
  {
    name: 'remove a rank',
    act: (page) =>
      page
        .getByRole('button', { name: /^Remove / })
        .first()
        .click(),
    isDone: `${ranked} === null`,
  },
];
