import type { Browser, Page } from '@playwright/test';
import { openPage, type Profile, type Screen, throttle } from './browser.ts';
import { watchKeys } from './observe.ts';

export interface TypingOptions extends Screen {
  readonly profile: Profile;
  /** Brings the page to where the typing begins; not timed, not slowed down. */
  readonly prepare: (page: Page) => Promise<void>;
  /** Which text areas are typed in, among those that can be, from 0. */
  readonly fields: readonly number[];
  readonly text: string;
}

/** One field's times, in milliseconds from the key to just after the frame that shows it. */
export interface Typed {
  readonly first: number;
  /** Of every key after the first. */
  readonly rest: readonly number[];
}

const SETTLING = 1500;
/** Between two keys, as by a quick writer. */
const PACE = 130;

/** Unfolds every category, so that all of its fields are there: the dearest page there is. */
export async function unfoldAll(page: Page): Promise<void> {
  const folded = page.locator('[id^="category-"] details:not([open]) > summary');
  while ((await folded.count()) > 0) await folded.first().click();
}

/** What is in the text areas of a page, in their order. */
export interface TextAreaState {
  readonly text: string;
  readonly isDisabled: boolean;
}

/** Reads all text areas, to make a plain page with as many of the same. */
export const readTextAreas = (page: Page): Promise<TextAreaState[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('textarea')].map(({ value, disabled }) => ({
      text: value,
      isDisabled: disabled,
    })),
  );

/** The floor: the same text areas, and nothing else that a page could do. */
export const plainPage = (areas: readonly TextAreaState[]): string =>
  `<!doctype html><html lang="en"><title>Plain</title><body>${areas
    .map(({ text, isDisabled }) => {
      const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
      return `<p><textarea rows="1"${isDisabled ? ' disabled' : ''}>\n${escaped}</textarea></p>`;
    })
    .join('')}`;

/** Types a text into each of some fields of a page of its own; the first key finds the page at rest. */
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
      // The pointer rests on what was clicked: where it is, is looked at again with every frame.
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
