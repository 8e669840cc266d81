import type { Browser, Page } from '@playwright/test';
import { openPage, type Profile, type Screen, throttle } from './browser.ts';
import { watchKeys } from './observe.ts';

export interface TypingOptions extends Screen {
  readonly profile: Profile;
  /** Prepares the page, untimed and at full speed. */
  readonly prepare: (page: Page) => Promise<void>;
  /** The indexes of the text areas to type in, counting only enabled ones, from 0. */
  readonly fields: readonly number[];
  readonly text: string;
}

/** One field's times, in milliseconds from the key to just after the frame that shows it. */
export interface Typed {
  readonly first: number;
  /** The times of every key after the first. */
  readonly rest: readonly number[];
}

const SETTLING = 1500;
/** The time between two keys of a fast typist, in milliseconds. */
const PACE = 130;

/** Opens every category, so that all fields are on the page: the most expensive page. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('[id^="category-"] details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** The state of a text area. */
export interface TextAreaState {
  readonly text: string;
  readonly isDisabled: boolean;
}

/** Reads all text areas, to create a plain page with the same text areas. */
export const readTextAreas = (page: Page): Promise<TextAreaState[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('textarea')].map(({ value, disabled }) => ({
      text: value,
      isDisabled: disabled,
    })),
  );

/** The baseline: the same text areas without any scripts. */
export const plainPage = (areas: readonly TextAreaState[]): string =>
  `<!doctype html><html lang="en"><title>Plain</title><body>${areas
    .map(({ text, isDisabled }) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<p><textarea rows="1"${isDisabled ? ' disabled' : ''}>\n${escaped}</textarea></p>`;
    })
    .join('')}`;

/** Types a text into several fields, each on a new page. The page is idle before the first key. */
export async function measureTyping(
  browser: Browser,
  { prepare, fields, text, profile, ...screen }: TypingOptions,
): Promise<Typed[]> {
  const { page, cdp } = await openPage(browser, screen);
  try {
    await page.goto(screen.url);
    await prepare(page);
    await throttle(cdp, profile);
    const typed: Typed[] = [];
    for (const field of fields) {
      // Click, so that the pointer rests on the field: browsers hit-test it on every frame.
      await page.locator('textarea:enabled').nth(field).click();
      await page.waitForTimeout(SETTLING);
      await page.evaluate(watchKeys);
      await page.keyboard.type(text, { delay: PACE });
      await page.waitForFunction((count) => window.keys?.length === count, text.length);
      const [first = Number.NaN, ...rest] = (await page.evaluate(() => window.keys)) ?? [];
      typed.push({ first, rest });
    }
    return typed;
  } finally {
    await page.context().close();
  }
}
