import type { Browser } from '@playwright/test';
import { WIDTHS } from '../../packages/ui/src/testing/modes.ts';
import type { Anatomy } from '../../packages/ui/src/testing/usage.ts';

/** The environment of a rendered story. */
export interface Environment {
  /** In pixels. */
  readonly width: number;
  /** Whether the system forces its colours. */
  readonly isForced: boolean;
  /** The toolbar's choices, as in the URL: `brand:aurora;theme:dark`. */
  readonly globals: string;
  /**
   * The scale of the pictures.
   *
   * @default 1
   */
  readonly scale?: number;
}

const NOW = new Date('2019-06-01T12:00:00Z');

/** The part of Storybook's preview that is used here. */
interface Preview {
  readonly __STORYBOOK_PREVIEW__?: {
    currentRender?: {
      id?: string;
      phase?: string;
      story?: {
        name: string;
        parameters: { anatomy?: Anatomy };
        storyGlobals?: { viewport?: { value?: keyof typeof WIDTHS } };
      };
    };
  };
  readonly __STORYBOOK_ADDONS_CHANNEL__?: { emit: (event: string, selected: object) => void };
}

/** The place of a part in a picture: left, top, width and height, in percent of the picture. */
export type Place = readonly [left: number, top: number, width: number, height: number];

/** A picture of a block with the places of its parts. */
export interface Labelled {
  readonly picture: Buffer;
  readonly places: readonly Place[];
}

/** Renders stories of one Storybook. @param url where it is served */
export async function openGallery(
  browser: Browser,
  url: string,
  { width, isForced, globals, scale = 1 }: Environment,
) {
  const context = await browser.newContext({
    viewport: { width, height: 800 },
    deviceScaleFactor: scale,
    locale: 'en-IE',
    timezoneId: 'UTC',
    reducedMotion: 'reduce',
    forcedColors: isForced ? 'active' : 'none',
  });
  const page = await context.newPage();
  await page.clock.setFixedTime(NOW);
  let isOpen = false;
  /** Shows a story in the loaded page, which takes a tenth of the time, or in a new page. */
  const open = async (id: string, isAlone: boolean) => {
    if (isAlone || !isOpen) {
      // axe would check each story after its play function, which takes as long as drawing it.
      const chosen = ['a11y.manual:!true', globals].filter(Boolean).join(';');
      await page.goto(`${url}/iframe.html?viewMode=story&id=${id}&globals=${chosen}`);
      isOpen = true;
      return;
    }
    await page.evaluate((storyId) => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as Preview;
      channel?.emit('setCurrentStory', { storyId, viewMode: 'story' });
    }, id);
  };
  /** Waits until a story has rendered and its play function has ended. @returns how it ended */
  const settled = async (id: string) => {
    const phase = await page.waitForFunction((storyId) => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
      const render = preview?.currentRender;
      const now = render?.id === storyId ? render.phase : undefined;
      return now !== undefined && /^(completed|finished|errored|aborted)$/.test(now) && now;
    }, id);
    return phase.jsonValue();
  };
  /** Shows a story until its play function has ended. @throws when it cannot be rendered */
  const show = async (id: string, isAlone: boolean) => {
    await open(id, isAlone);
    const phase = await settled(id);
    if (phase !== 'finished' && phase !== 'completed') {
      isOpen = false;
      throw new Error(`${id} cannot be drawn`);
    }
    await page.evaluate(() =>
      Promise.all([
        document.fonts.ready,
        ...Array.from(document.images, (image) => image.decode().catch(() => undefined)),
      ]).then(() => window.scrollTo(0, 0)),
    );
  };
  /**
   * Returns a picture of a story.
   *
   * @param isAlone whether to use a new page
   */
  const draw = async (id: string, isAlone = false): Promise<Buffer> => {
    await show(id, isAlone);
    return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
  };
  /** Makes the page as high as its content, or as the dialog on it. */
  const fit = async (across: number, most: number) => {
    const dialog = page.getByRole('dialog');
    const hasDialog = (await dialog.count()) > 0;
    await page.setViewportSize({ width: across, height: hasDialog ? most : 100 });
    const filled = hasDialog
      ? await dialog.first().evaluate((box) => box.getBoundingClientRect().height + 64)
      : await page.evaluate(() => document.documentElement.scrollHeight);
    await page.setViewportSize({ width: across, height: Math.ceil(Math.min(filled, most)) });
  };
  /** Returns a JPEG of a story's upper part, at the width that the story itself sets, or at another one. */
  const drawSmall = async (id: string, other: number, height: number): Promise<Buffer> => {
    await show(id, false);
    const own = await page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
      return preview?.currentRender?.story?.storyGlobals?.viewport?.value;
    });
    await fit(own ? WIDTHS[own] : other, height);
    const picture = await page.screenshot({ type: 'jpeg', quality: 75, animations: 'disabled' });
    await page.setViewportSize({ width, height: 100 });
    return picture;
  };
  /** Returns the story's anatomy if the shown story is the one that shows it. */
  const getAnatomy = () =>
    page.evaluate(() => {
      const { __STORYBOOK_PREVIEW__: preview } = window as unknown as Preview;
      const story = preview?.currentRender?.story;
      const anatomy = story?.parameters.anatomy;
      return anatomy?.story === story?.name.replaceAll(' ', '') ? anatomy : undefined;
    });
  /**
   * Returns a picture of a block and where its parts are.
   *
   * @param id the story that shows its anatomy
   * @throws {Error} when a part is not there
   */
  const drawParts = async (id: string, height: number): Promise<Labelled> => {
    await show(id, true);
    const { parts = [] } = (await getAnatomy()) ?? {};
    await fit(width, height);
    const places = await page.evaluate(
      (selectors) =>
        selectors.map((selector) => {
          const found = [...document.querySelectorAll(selector)].find((one) =>
            one.checkVisibility(),
          );
          if (!found) throw new Error(`Nothing is ${selector}`);
          const { left, top, width: across, height: down } = found.getBoundingClientRect();
          if (top > window.innerHeight - 20) throw new Error(`${selector} is below the picture`);
          const [x, y] = [100 / window.innerWidth, 100 / window.innerHeight];
          return [left * x, top * y, across * x, Math.min(down * y, 100 - top * y)] as const;
        }),
      parts.map(([, selector]) => selector),
    );
    const picture = await page.screenshot({ type: 'jpeg', quality: 80, animations: 'disabled' });
    await page.setViewportSize({ width, height: 800 });
    return { picture, places };
  };
  return { draw, drawSmall, drawParts, getAnatomy, close: () => context.close() };
}
