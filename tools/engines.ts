import { existsSync } from 'node:fs';

const found = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The system's Firefox. Undefined if there is none. */
export const firefoxPath = found(
  process.env.FIREFOX_PATH,
  '/usr/bin/firefox-esr',
  '/usr/bin/firefox',
);

const driver = found('/usr/bin/WebKitWebDriver');
const browser = found(
  ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
const display = found('/usr/bin/Xvfb');
const windows = found('/usr/bin/openbox');

/** The programs that drive WebKit on Debian. Undefined if one is missing. */
export const webKitPaths =
  driver && browser && display && windows ? { driver, browser, display, windows } : undefined;
