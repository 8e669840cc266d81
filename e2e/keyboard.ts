import type { Locator, Page } from '@playwright/test';

/** What a screen reader would call the element that has the focus, as nearly as a test needs it. */
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
 * Goes on with Tab (or back, with Shift+Tab) until the focus is on something of this name.
 *
 * @throws Error when so many steps do not lead there
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
 * Goes on with Tab until the focus is on this.
 *
 * @throws Error when so many steps do not lead there
 */
export async function tabOnto(page: Page, target: Locator, { most = 60 } = {}): Promise<void> {
  for (let step = 0; step <= most; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target.toString()}`);
}
