import { firefoxPath, webKitPaths } from '../../tools/engines.ts';
import { test as base } from '../test.ts';
import type { Driver, DriverOptions } from './driver.ts';
import { startFirefox } from './firefox.ts';
import { getTab, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** The zones of server and reader are more than a day apart, so that their dates always differ. */
const SERVER_ZONE = 'Etc/GMT+12';
export const READER_ZONE = 'Pacific/Kiritimati';

/**
 * Starts a browser that Playwright does not drive.
 *
 * @throws Error when it is not installed
 */
export async function startEngine(name: string, options: DriverOptions): Promise<Driver> {
  const driver =
    name === 'firefox'
      ? firefoxPath && (await startFirefox(firefoxPath, options))
      : webKitPaths && (await startWebKit(webKitPaths, options));
  if (!driver) throw new Error(`There is no ${name} on this machine`);
  return driver;
}

/** A test with a browser that Playwright does not drive, chosen by the project's name. */
export const test = base.extend<{ tab: Tab }>({
  serverEnv: { TZ: SERVER_ZONE },
  // Playwright reads from this pattern which fixtures are used.
  tab: async ({ server: _server }, use, { project }) => {
    const driver = await startEngine(project.name, { timeZone: READER_ZONE });
    await use(getTab(driver));
    await driver.end();
  },
});
