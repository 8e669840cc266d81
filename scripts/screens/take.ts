import { mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { getSmallTargets, getViolations } from '../../e2e/accessible.ts';
import { someAddress } from '../../e2e/server.ts';
import type { Portals } from './portals.ts';
import type { Scene } from './scene.ts';

/** The smallest phone is only included on request. */
export const WIDTHS = [320, 390, 1280] as const;
export const LANGUAGES = ['en', 'fi'] as const;
/** Forced colours are only included on request. */
export const THEMES = ['light', 'dark', 'forced'] as const;

/** The parts of a picture's file name. */
export interface Shot {
  readonly scene: string;
  readonly width: number;
  readonly language: string;
  readonly theme: string;
}

export const getFile = ({ scene, width, language, theme }: Shot): string =>
  `${scene}--${width}-${language}-${theme}.jpg`;

/** One run through a scene, with pictures in each theme at its end. */
export interface Take {
  readonly scene: Scene;
  readonly width: (typeof WIDTHS)[number];
  readonly language: (typeof LANGUAGES)[number];
  readonly themes: readonly (typeof THEMES)[number][];
  /** Whether to check it with axe. */
  readonly isChecked: boolean;
}

const HEIGHT = { 320: 640, 390: 844, 1280: 900 } as const;
const PATIENCE = 15_000;
const SETTLING = 250;

/** Creates a browser context for a phone or desktop in one language. */
export async function openContext(
  browser: Browser,
  width: Take['width'],
  language: Take['language'],
  baseURL: string,
): Promise<BrowserContext> {
  const isPhone = width < 1280;
  const context = await browser.newContext({
    baseURL,
    viewport: { width, height: HEIGHT[width] },
    isMobile: isPhone,
    hasTouch: isPhone,
    locale: language === 'fi' ? 'fi-FI' : 'en-IE',
    timezoneId: language === 'fi' ? 'Europe/Helsinki' : 'Europe/Dublin',
    reducedMotion: 'reduce',
    extraHTTPHeaders: { 'x-forwarded-for': someAddress() },
  });
  context.setDefaultTimeout(PATIENCE);
  // The TypeScript runner names functions with a helper that the page does not have.
  await context.addInitScript('globalThis.__name = (value) => value');
  return context;
}

const emulate = (page: Page, theme: string, kind: Scene['shot']) =>
  page.emulateMedia({
    colorScheme: theme === 'dark' ? 'dark' : 'light',
    forcedColors: theme === 'forced' ? 'active' : 'none',
    media: kind === 'print' ? 'print' : 'screen',
  });

/** Checks each theme with axe and, on a phone, the size of targets. @throws with what it finds */
async function check(page: Page, themes: readonly string[]): Promise<void> {
  const found: string[] = [];
  for (const theme of themes) {
    await emulate(page, theme, undefined);
    for (const violation of await getViolations(page)) found.push(`${theme}: ${violation}`);
  }
  const isPhone = (page.viewportSize()?.width ?? 0) < 500;
  if (isPhone) for (const target of await getSmallTargets(page)) found.push(`too small: ${target}`);
  if (found.length > 0) throw new Error(`axe: ${found.join(' ; ').replaceAll(/\s+/g, ' ')}`);
}

/** Measures the height of a page in a window of the default height, which it sets. */
async function getHeight(page: Page): Promise<number> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const usual = HEIGHT[width as keyof typeof HEIGHT] ?? height;
  await page.setViewportSize({ width, height: usual });
  return page.evaluate(() => document.documentElement.scrollHeight);
}

/** Takes pictures of the current page in each theme. */
export async function picture(
  page: Page,
  folder: string,
  shot: Omit<Shot, 'theme'>,
  themes: readonly string[],
  kind: Scene['shot'],
): Promise<void> {
  for (const theme of themes) {
    await emulate(page, theme, kind);
    // Make the window as high as the page, so that sticky elements are at their place in the page.
    if (kind !== 'window')
      await page.setViewportSize({ width: shot.width, height: await getHeight(page) });
    // Waits for the re-render and for transitions.
    await page.waitForTimeout(SETTLING);
    const path = `${folder}/${getFile({ ...shot, theme })}`;
    await mkdir(dirname(path), { recursive: true });
    await page.screenshot({ path, type: 'jpeg', quality: 82, fullPage: kind !== 'window' });
  }
}

/** Plays a scene and takes its pictures. When the scene fails, the picture shows how far it got. */
export async function take(
  browser: Browser,
  portals: Portals,
  folder: string,
  { scene, width, language, themes, isChecked }: Take,
): Promise<void> {
  const server = await portals[scene.time ?? 'open']();
  const context = await openContext(browser, width, language, server.url);
  const page = await context.newPage();
  const shot = { scene: scene.name, width, language };
  try {
    // Loads the fonts into the cache, for all later pages.
    await page.goto('/new');
    await page.evaluate(() => document.fonts.ready);
    await scene.play({
      page,
      server,
      isPhone: width < 1280,
      say: (en, fi) => (language === 'fi' ? fi : en),
    });
    if (isChecked) await check(page, themes);
  } finally {
    await picture(page, folder, shot, themes, scene.shot).catch(() => undefined);
    await context.close();
  }
}
