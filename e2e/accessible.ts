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
 * Axe without what nobody reads here: what is right with each of the thousands of elements, and a second page in
 * which it is put together. It finds the same faults in a sixth of the time.
 */
const axe = (page: Page) =>
  new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], selectors: false });

/** What axe finds wrong with the page as it is, once it is at rest. */
export async function violationsOf(page: Page): Promise<string[]> {
  // On a phone React Aria shows a dialog only when the keyboard for its field has had time to come.
  await page.waitForFunction(() =>
    [...document.querySelectorAll('[role=dialog]')].every((dialog) =>
      dialog.checkVisibility({ opacityProperty: true }),
    ),
  );
  // What is still fading in has another contrast than what is there, or counts as hidden.
  await page.evaluate(async () => {
    const fading = () =>
      document
        .getAnimations()
        .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
        .filter(({ playState }) => playState === 'running');
    do {
      await Promise.all(fading().map(({ finished }) => finished.catch(() => undefined)));
      // What begins now is seen one frame later.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    } while (fading().length > 0);
  });
  const { violations } = await axe(page).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary ?? ''}`),
  );
}

/**
 * Nothing that axe can find is wrong with the page as it is, and nothing of it is off the side,
 * also on the narrowest phone.
 */
export async function expectAccessible(page: Page) {
  expect(await violationsOf(page)).toEqual([]);
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  if (!size || size.width > 500) return;
  await page.setViewportSize({ width: NARROW, height: size.height });
  expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
  await page.setViewportSize(size);
}

/** What goes wrong in the page: errors of its code, also those of taking over what the server drew. */
export function faultsOf(page: Page): string[] {
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message));
  page.on('console', (message) => {
    const isAnswer = message.text().startsWith('Failed to load resource');
    if (message.type() === 'error' && !isAnswer) faults.push(message.text());
  });
  return faults;
}
