import type { Browser } from '@playwright/test';

/** What a story is drawn in. */
export interface Surroundings {
  /** In pixels. */
  readonly width: number;
  /** Whether the system forces its colours. */
  readonly isForced: boolean;
  /** The toolbar's choices, as in an address: `brand:aurora;theme:dark`. */
  readonly globals: string;
}

const NOW = new Date('2019-06-01T12:00:00Z');

/** Draws stories of one Storybook. @param url where it is served */
export async function openGallery(browser: Browser, url: string, surroundings: Surroundings) {
  const { width, isForced, globals } = surroundings;
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    locale: 'en-IE',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    forcedColors: isForced ? 'active' : 'none',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  /** A picture of a story, once it has done all that it does by itself. @throws when it cannot be drawn */
  const draw = async (id: string): Promise<Buffer> => {
    await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${globals}`);
    const phase = await page.waitForFunction(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as {
        __STORYBOOK_PREVIEW__?: { currentRender?: { phase?: string } };
      };
      const now = preview?.currentRender?.phase;
      return now !== undefined && /^(completed|finished|errored|aborted)$/.test(now) && now;
    });
    if ((await phase.jsonValue()) !== 'finished' && (await phase.jsonValue()) !== 'completed') {
      throw new Error(`${id} cannot be drawn`);
    }
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
  return { draw, close: () => context.close() };
}
