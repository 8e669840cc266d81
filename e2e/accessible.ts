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

/** Expects no axe violations on the current page, and no horizontal overflow on the narrowest phone. */
export async function expectAccessible(page: Page) {
  expect(await getViolations(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (!size || size.width > 500) return;
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
