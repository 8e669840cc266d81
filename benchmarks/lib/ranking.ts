import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { build, type Rolldown } from 'vite';
import type { Action } from './interaction.ts';

/** Signs the ballot and waits until all categories are on the page, folded except the first. */
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

/** Signs the ballot and opens every category, which makes the largest page. */
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
  target: (page) => page.getByRole('button', { name: /^Remove from / }).first(),
  isDone: `${ranked} === null`,
});

const rankNext: Pick<Action, 'name' | 'target'> = {
  name: 'rank with +',
  target: (page) => page.getByRole('button', { name: /rank it next/ }).nth(2),
};

/** A voter's actions with one finalist. Each starts in the state after the previous one, in a cycle. */
export const rankingActions: readonly Action[] = [
  {
    name: 'open the menu of positions',
    target: (page) => page.getByRole('button', { name: 'Choose a position' }).first(),
    isDone: `document.querySelector('[role="menu"]') !== null`,
  },
  {
    name: 'choose a rank',
    target: (page) => page.getByRole('menuitemradio').first(),
    isDone: `${ranked} !== null`,
  },
  removal('remove a rank'),
  { ...rankNext, isDone: `${ranked} !== null` },
  // Entries left on the ballot would be saved and change the next run.
  removal('remove it again'),
];

/** The number of categories on a ballot page and of entries in each. */
export interface BallotShape {
  readonly categories: number;
  readonly entries: number;
}

/** Reads the shape of the ballot on the page, to create a plain page of the same shape. */
export const readShape = (page: Page): Promise<BallotShape> =>
  page.evaluate(() => {
    const { length } = document.querySelectorAll('[id^="category-"]');
    const entries = document.querySelectorAll('[data-entry]').length;
    return { categories: length, entries: Math.round(entries / length) };
  });

/** The baseline: a plain page of the same shape, where a button moves its row to the top of its list. */
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

/** The same page in React, with memoized rows: the minimum for this stack. */
export async function reactBallot(shape: BallotShape): Promise<string> {
  const bundle = (await build({
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      rollupOptions: { input: join(import.meta.dirname, 'reactList.ts') },
    },
  })) as Rolldown.RolldownOutput;
  const code = bundle.output[0].code.replaceAll('</script', String.raw`<\/script`);
  return `<!doctype html><html lang="en"><title>React</title><body data-shape='${JSON.stringify(shape)}'><script type="module">${code}</script>`;
}

const moved = `document.querySelector('li[data-moved]')`;

/** Moves the last row of the first list to its top. */
export const plainMove: Action = {
  name: 'move a row of a plain list',
  target: (page) => page.locator('section').first().getByRole('button').last(),
  isDone: `${moved} !== null`,
  undo: `delete ${moved}.dataset.moved`,
};

/**
 * Returns the ballot's page with its styles but without its scripts, to measure the browser's share. A plain button
 * moves a prerendered row into the other list and focuses it.
 */
export const stillBallot = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const still = document.documentElement.cloneNode(true) as HTMLElement;
    for (const element of still.querySelectorAll('script, link')) element.remove();
    const style = document.createElement('style');
    style.textContent = [...document.styleSheets]
      .flatMap(({ cssRules }) => Array.from(cssRules))
      .map(({ cssText }) => cssText)
      .join('\n');
    still.querySelector('head')?.append(style);
    const rankedRow = document.querySelector('[data-position="0"]')?.closest('li')?.outerHTML;
    const script = `document.addEventListener('click', ({ target }) => {
      const row = target.closest('li');
      const [ranked, unranked] = row?.closest('[role=group]')?.querySelectorAll('ol, ul') ?? [];
      if (!unranked?.contains(row)) return;
      const template = document.createElement('template');
      template.innerHTML = ${JSON.stringify(rankedRow)};
      const drawn = template.content.firstElementChild;
      drawn.dataset.moved = '';
      row.remove();
      ranked.append(drawn);
      drawn.querySelector('button').focus({ preventScroll: true });
    });`;
    return `<!doctype html>${still.outerHTML}<script>${script}</script>`;
  });

/** Ranks an entry on the page of `stillBallot`. */
export const stillMove: Action = {
  ...rankNext,
  isDone: `${moved} !== null`,
  undo: `{
    const row = ${moved};
    const unranked = row.closest('[role=group]').querySelector('ul');
    unranked.append(unranked.firstElementChild.cloneNode(true));
    row.remove();
  }`,
};
