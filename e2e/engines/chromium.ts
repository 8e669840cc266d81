import type { Browser, Page } from '@playwright/test';
import type { Driver, DriverOptions, InputActions } from './driver.ts';

/** Playwright's names for the WebDriver keys that the tests press. */
const keys: Readonly<Record<string, string>> = { '\uE007': 'Enter', '\uE009': 'Control' };

/** Wraps Playwright's Chromium in the driver that the other engines use. */
export async function startChromium(
  browser: Browser,
  { timeZone }: DriverOptions,
): Promise<Driver> {
  const context = await browser.newContext({
    timezoneId: timeZone,
    viewport: { width: 1280, height: 900 },
  });
  const errors: string[] = [];
  context.on('weberror', (error) => errors.push(error.error().message));
  let page: Page = await context.newPage();
  const act = async ({ type, actions }: InputActions) => {
    for (const action of actions) {
      const key = keys[String(action['value'])] ?? String(action['value']);
      if (type === 'key') await page.keyboard[action['type'] === 'keyDown' ? 'down' : 'up'](key);
      else if (action['type'] === 'pointerMove')
        await page.mouse.move(Number(action['x']), Number(action['y']));
      else await page.mouse[action['type'] === 'pointerDown' ? 'down' : 'up']();
    }
  };
  return {
    openTab: async () => {
      page = await context.newPage();
    },
    closeTab: () => page.close({ runBeforeUnload: true }),
    goto: async (url) => {
      await page.goto(url);
    },
    call: (source, argument) => page.evaluate(`(${source})(${JSON.stringify(argument)})`),
    perform: async (devices) => {
      for (const device of devices) await act(device);
    },
    errors: () => errors,
    end: () => context.close(),
  };
}
