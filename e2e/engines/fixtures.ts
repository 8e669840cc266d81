import { firefoxPath, webKitPaths } from '../../tools/engines.ts';
import { test as base } from '../test.ts';
import { startFirefox } from './firefox.ts';
import { tabOf, type Tab } from './tab.ts';
import { startWebKit } from './webkit.ts';

/** More than a day apart: it is never the same date for the server and its reader. */
const SERVER_ZONE = 'Etc/GMT+12';
export const READER_ZONE = 'Pacific/Kiritimati';

/** A test with a browser that Playwright does not drive: the one that the project is called after. */
export const test = base.extend<{ tab: Tab }>({
  serverEnv: { TZ: SERVER_ZONE },
  // Playwright reads which fixtures are wanted from this pattern.
  tab: async ({ server: _server }, use, { project }) => {
    const options = { timeZone: READER_ZONE };
    const driver =
      project.name === 'firefox'
        ? firefoxPath && (await startFirefox(firefoxPath, options))
        : webKitPaths && (await startWebKit(webKitPaths, options));
    if (!driver) throw new Error(`There is no ${project.name} on this machine`);
    await use(tabOf(driver));
    await driver.end();
  },
});
