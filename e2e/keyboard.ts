import type { Locator, Page } from '@playwright/test';

/** Returns the focused element's accessible name, as exactly as the tests need. */
const focusedName = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const element = document.activeElement;
    const label = element?.getAttribute('aria-label');
    if (!element || label) return label ?? '';
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const named = ids.map((id) => document.getElementById(id));
    const labelled = element instanceof HTMLInputElement ? [...(element.labels ?? [])] : [element];
    return (ids.length > 0 ? named : labelled).map((part) => part?.textContent ?? '').join(' ');
  });

/**
 * Presses Tab (or Shift+Tab) until an element with this name has the focus.
 *
 * @throws Error after too many steps
 */
export async function tabTo(page: Page, name: RegExp, { back = false, most = 100 } = {}) {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press(back ? 'Shift+Tab' : 'Tab');
    const focused = await focusedName(page);
    if (name.test(focused.trim())) return;
    passed.push(focused.trim().slice(0, 40));
  }
  throw new Error(`Tab does not reach ${name.source}, but: ${passed.join(' | ')}`);
}

/**
 * Presses Tab until this element has the focus.
 *
 * @throws Error after too many steps
 */
export async function tabOnto(page: Page, target: Locator, { most = 60 } = {}): Promise<void> {
  for (let step = 0; step <= most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}
