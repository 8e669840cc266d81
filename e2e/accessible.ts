import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** The narrowest phone that everything has to fit on (WCAG 2.2, 1.4.10). */
const NARROW = 320;

const sidewaysScroll = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth = 0, clientWidth = 0 } = document.scrollingElement ?? {};
    return scrollWidth - clientWidth;
  });

/**
 * Runs axe without the passed checks of thousands of elements and without the second page that assembles the results.
 * Finds the same violations in a sixth of the time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false });

/** Waits until nothing on the page moves, and returns axe's violations. */
export async function getViolations(page: Page): Promise<string[]> {
  // On a phone React Aria shows a dialog after a delay for the on-screen keyboard.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog]')].every((dialog) =>
      dialog.checkVisibility({ opacityProperty: true }),
    ),
  );
  // An element that is still fading in has a different contrast, or counts as hidden.
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running');
    do {
      await Promise.all(fading().map(({ finished }) => finished.catch(() => undefined)));
      // A new animation is listed one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (fading().length > 0);
  });
  const { violations } = await axe(page).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/** The smallest target, in pixels (WCAG 2.5.5). */
const TARGET = 44;

/**
 * Returns the targets on the page that are too small to tap, with their sizes. A link in a sentence is as high as its line
 * (WCAG 2.5.8), and a checkbox or radio button is pressed by its label.
 */
export const getSmallTargets = (page: Page): Promise<string[]> =>
  page.evaluate((least) => {
    const targets =
      'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=menuitemradio]';
    const isInSentence = (element: Element): boolean => {
      if (getComputedStyle(element).display !== 'inline') return false;
      const block = element.closest('p, li, dd, dt, td, figcaption, label, div, section');
      const others = block?.cloneNode(true);
      if (!(others instanceof Element)) return false;
      for (const other of others.querySelectorAll('a, button')) other.remove();
      return /\p{L}/u.test(others.textContent ?? '');
    };
    return [...document.querySelectorAll(targets)].flatMap((element) => {
      const isHidden =
        !element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) ||
        element.closest('[inert], [aria-hidden=true]') !== null;
      const isTicked = element.matches('[type=checkbox], [type=radio]');
      const target = (isTicked ? element.closest('label') : null) ?? element;
      const { width, height } = target.getBoundingClientRect();
      // A native control below its own drawing, or a button for screen readers.
      const isTiny = width <= 1 || height <= 1 || (target.parentElement?.clientWidth ?? 0) === 1;
      if (isHidden || isTiny || isInSentence(element)) return [];
      if (Math.round(width) >= least && Math.round(height) >= least) return [];
      const name = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return [`${element.tagName} “${name.trim()}” ${Math.round(width)} × ${Math.round(height)}`];
    });
  }, TARGET);

/**
 * Expects no axe violations on the current page and, on a phone, large targets and no overflow on the narrowest one.
 *
 * @param options.isOurs whether the controls are ours. Pages of other sites have small ones, too
 */
export async function expectAccessible(page: Page, { isOurs = true } = {}) {
  expect(await getViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (!size || size.width > 500) return;
  if (isOurs) expect(await getSmallTargets(page)).toEqual([]);
  await page.setViewportSize({ width: NARROW, height: size.height });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** Collects the errors of the page, including hydration errors. */
export function getFaults(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  return faults;
}
