import { firefoxPath, webKitPaths } from '../../tools/engines.ts';
import { test as base } from '../test.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { tabOf, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** More than a day apart: it is never the same date for the server and its reader. */
const SERVER_ZONE = 'Etc/GMT+12';
export const READER_ZONE = 'Pacific/Kiritimati';

/**
 * Starts a browser that Playwright does not drive.
 *
 * @throws Error where it is not installed
 */
export async function startEngine(name: string, options: DriverOptions): Promise<Driver> {
  const driver =
    name === 'firefox'
      ? firefoxPath && (await startFirefox(firefoxPath, options))
      : webKitPaths && (await startWebKit(webKitPaths, options));
  if (!driver) throw new Error(`There is no ${name} on this machine`);
  return driver;
}

/** A test with a browser that Playwright does not drive: the one that the project is called after. */
export const test = base.extend<{ tab: Tab }>({
  serverEnv: { TZ: SERVER_ZONE },
  // Playwright reads which fixtures are wanted from this pattern.
  tab: async ({ server: _server }, use, { project }) => {
    const driver = await startEngine(project.name, { timeZone: READER_ZONE });
    await use(tabOf(driver));
    await driver.end();
  },
});
