import type { Browser, Page } from '@playwright/test';
import { openPage, type Profile, type Screen, throttle } from './browser.ts';
import { watchAction } from './observe.ts';

export interface Action {
  readonly name: string;
  readonly act: (page: Page) => Promise<void>;
  /** A JavaScript expression, true in the first frame that shows the result. */
  readonly isDone: string;
}

export interface InteractionOptions extends Screen {
  readonly profile: Profile;
  /** Brings the page to where the actions begin; not timed, not slowed down. */
  readonly prepare: (page: Page) => Promise<void>;
  readonly actions: readonly Action[];
}

const SETTLING = 900;

/** Times each action once: from its input event until its result is painted, in milliseconds. */
export async function measureInteraction(
  browser: Browser,
  { prepare, actions, profile, ...screen }: InteractionOptions,
): Promise<number[]> {
  const { page, cdp } = await openPage(browser, screen);
  try {
    await page.goto(screen.url);
    await prepare(page);
    await throttle(cdp, profile);
    await page.waitForTimeout(SETTLING);
    const times: number[] = [];
    for (const { act, isDone } of actions) {
      await page.evaluate(watchAction, isDone);
      await act(page);
      const painted = await page.waitForFunction(() => window.painted, undefined, { polling: 50 });
      times.push((await painted.jsonValue()) ?? Number.NaN);
      await page.waitForTimeout(SETTLING);
    }
    return times;
  } finally {
    await page.context().close();
  }
}
