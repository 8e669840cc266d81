import { expect, type Locator, type Page } from '@playwright/test';

/** Finds the card of a category on the ballot. */
export const category = (page: Page, title: string): Locator =>
  page.getByRole('region', { name: title, exact: true });

/** Signs the ballot and waits until a category has loaded. */
export async function sign(page: Page, signature: string, title = 'Best Novel'): Promise<void> {
  const field = page.getByLabel('Signature');
  await field.fill(signature);
  await field.press('Enter');
  await expect(page.getByText(`Signing as “${signature}”`)).toBeVisible();
  await expect(category(page, title)).toBeVisible();
}

/** Opens a folded category. */
export async function unfold(card: Locator): Promise<void> {
  const isOpen = await card
    .locator('details')
    .evaluate((fold) => fold instanceof HTMLDetailsElement && fold.open);
  if (!isOpen) await card.locator('summary').click();
}

/** Ranks by keyboard: a digit on the finalist's own button. Positions count from 1. */
export async function rankByKeyboard(card: Locator, title: string, position: number) {
  await unfold(card);
  await card.getByRole('button', { name: `${title}, not ranked` }).focus();
  await card.page().keyboard.press(String(position));
  await expectRank(card, title, position);
}

/** Ranks by pointer: the finalist's menu button, then the position in the menu. */
export async function rankByPointer(card: Locator, title: string, position: number) {
  await unfold(card);
  await card
    .getByRole('listitem')
    .filter({ hasText: title })
    .getByRole('button', { name: /^Choose a position for / })
    .click();
  await card
    .page()
    .getByRole('menuitemradio', { name: new RegExp(`position ${position}(?!\\d)`, 'i') })
    .click();
  await expectRank(card, title, position);
}

/** Expects a finalist at a position, counted from 1. */
export async function expectRank(card: Locator, title: string, position: number): Promise<void> {
  await unfold(card);
  await expect(card.getByRole('button', { name: `${title}, position ${position}` })).toBeVisible();
}

/** Expects the category to show that it is saved; the ballot saves itself within 15 seconds. */
export const expectSaved = (card: Locator) => expect(card.getByText(/: Saved$/)).toBeVisible();

/** Opens a voter's ballot and signs it. */
export async function openBallot(page: Page, id: number, signature: string): Promise<void> {
  await page.goto(`/hugo/vote/${id}`);
  await sign(page, signature);
}

/** Returns a person's ballot by category, as the server returns it to their browser. */
export async function savedVotes(
  page: Page,
  id: number,
): Promise<Record<string, (number | null)[]>> {
  const answer = await page.request.get(`/api/hugo/${id}/votes`);
  const saved = (await answer.json()) as Record<string, { votes: (number | null)[] }>;
  return Object.fromEntries(Object.entries(saved).map(([key, { votes }]) => [key, votes]));
}

interface BallotCategory {
  readonly key: string;
  readonly title: string;
  /** The finalists that can be ranked. */
  readonly finalists: readonly { readonly id: number; readonly title: string }[];
}

/** Returns the categories of an award that have finalists, in ballot order. */
export async function getFinalists(page: Page, award: string): Promise<BallotCategory[]> {
  const [config, finalists] = (await Promise.all(
    ['config', 'hugo/finalists'].map(async (path) =>
      (await page.request.get(`/api/${path}`)).json(),
    ),
  )) as [
    { hugo: { categories: { key: string; award: string; title: { en: string } }[] } },
    Record<string, { id: number; title: string; replaced?: object }[]>,
  ];
  return config.hugo.categories.flatMap(({ key, title, award: own }) => {
    const all = own === award ? (finalists[key] ?? []) : [];
    const present = all.filter(({ replaced }) => !replaced);
    return present.length > 0 ? [{ key, title: title.en, finalists: present }] : [];
  });
}
