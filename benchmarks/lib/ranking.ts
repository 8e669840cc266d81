import type { Page } from '@playwright/test';
import type { Action } from './interaction.ts';

/** Signs the ballot and waits until all its categories are on the page, folded but for the first. */
export async function openBallot(page: Page): Promise<void> {
  await page.getByLabel('Signature').fill('Benchmark');
  await page.getByRole('button', { name: 'OK' }).click();
  await page.getByRole('button', { name: 'Choose a position' }).first().waitFor();
  await page.waitForFunction(
    () =>
      document.querySelectorAll('[id^="category-"] [data-unranked]').length ===
      document.querySelectorAll('[id^="category-"]').length,
  );
}

/** The same with every category unfolded: as much as there can be on the screen. */
export async function openWholeBallot(page: Page): Promise<void> {
  await openBallot(page);
  await page.evaluate(() => {
    for (const fold of document.querySelectorAll<HTMLDetailsElement>('[id^="category-"] > details'))
      fold.open = true;
  });
}

const ranked = `document.querySelector('[data-position="0"]')`;

const removal = (name: string): Action => ({
  name,
  act: (page) =>
    page
      .getByRole('button', { name: /^Remove from / })
      .first()
      .click(),
  isDone: `${ranked} === null`,
});

/** What a voter does with one finalist; each begins where the one before ended. */
export const rankingActions: readonly Action[] = [
  {
    name: 'open the menu of positions',
    act: (page) => page.getByRole('button', { name: 'Choose a position' }).first().click(),
    isDone: `document.querySelector('[role="menu"]') !== null`,
  },
  {
    name: 'choose a rank',
    act: (page) => page.getByRole('menuitemradio').first().click(),
    isDone: `${ranked} !== null`,
  },
  removal('remove a rank'),
  {
    name: 'rank with +',
    act: (page) =>
      page
        .getByRole('button', { name: /rank it next/ })
        .nth(2)
        .click(),
    isDone: `${ranked} !== null`,
  },
  // What is left on the ballot is saved, and would be there in the next run.
  removal('remove it again'),
];

/** How many categories a ballot on screen has, and how many entries each of them. */
export interface BallotShape {
  readonly categories: number;
  readonly entries: number;
}

/** Reads the shape of the ballot on the screen, to make a plain page of the same. */
export const readShape = (page: Page): Promise<BallotShape> =>
  page.evaluate(() => {
    const { length } = document.querySelectorAll('[id^="category-"]');
    const entries = document.querySelectorAll('[data-entry]').length;
    return { categories: length, entries: Math.round(entries / length) };
  });

/** The floor: as many lists of as many rows; a plain button moves its row to the top of its list. */
export function plainBallot({ categories, entries }: BallotShape): string {
  const numbers = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const rows = numbers(entries)
    .map((row) => `<li><button>${row}</button> <span>Entry ${row} of a category</span></li>`)
    .join('');
  const lists = numbers(categories)
    .map((list) => `<section><h2>Category ${list}</h2><ol>${rows}</ol></section>`)
    .join('');
  const script = `document.addEventListener('click', ({ target }) => {
    const row = target.closest('li');
    if (!row) return;
    row.parentElement.prepend(row);
    row.dataset.moved = '';
  });`;
  return `<!doctype html><html lang="en"><title>Plain</title><body>${lists}<script>${script}</script>`;
}

/** Moves the last row of the first list to its top. */
export const plainMove: Action = {
  name: 'move a row of a plain list',
  act: (page) => page.locator('section').first().getByRole('button').last().click(),
  isDone: `document.querySelector('li[data-moved]') !== null`,
};
