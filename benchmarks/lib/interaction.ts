import type { Browser, Locator, Page } from '@playwright/test';
import { openPage, type Profile, type Screen, throttle } from './browser.ts';
import { watchAction } from './observe.ts';

export interface Action {
  readonly name: string;
  /** Returns the element to press. */
  readonly target: (page: Page) => Locator;
  /** A JavaScript expression that is true in the first frame with the result. */
  readonly isDone: string;
  /** A JavaScript expression that restores the page, if no other action restores it. */
  readonly undo?: string;
}

export interface InteractionOptions extends Screen {
  readonly profile: Profile;
  /** Prepares the page, untimed and at full speed. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly actions: readonly Action[];
  /** How often all actions are repeated on one page. */
  readonly rounds: number;
}

const SETTLING = 900;
/** How long the pointer rests on a button before the press, and how long it holds the button, in milliseconds. */
const RESTING = 120;
const PRESSING = 80;

/**
 * Times actions in sequence, for several rounds: from the input event to the painted result, in milliseconds. Returns
 * all times of each action. Uses mouse events directly, because `click()` queries the page in between.
 */
export async function measureInteraction(
  browser: Browser,
  { prepare, actions, rounds, profile, ...screen }: InteractionOptions,
): Promise<number[][]> {
  const { page, cdp } = await openPage(browser, screen);
  try {
    await page.goto(screen.url);
    await prepare(page);
    await throttle(cdp, profile);
    await page.waitForTimeout(SETTLING);
    const times: number[][] = actions.map(() => []);
    for (let round = 0; round < rounds; round++) {
      for (const [at, action] of actions.entries()) times[at]?.push(await timePress(page, action));
    }
    return times;
  } finally {
    await page.context().close();
  }
}

async function timePress(page: Page, { target, isDone, undo }: Action): Promise<number> {
  const button = target(page);
  await button.scrollIntoViewIfNeeded();
  const box = await button.boundingBox();
  if (!box) throw new Error(`${button.toString()} is not to be seen`);
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(RESTING);
  await page.mouse.down();
  await page.evaluate(watchAction, isDone);
  await page.waitForTimeout(PRESSING);
  await page.mouse.up();
  const painted = await page.evaluate(() => window.painted);
  await page.waitForTimeout(SETTLING);
  if (undo !== undefined) await page.evaluate(undo);
  return painted ?? Number.NaN;
}
