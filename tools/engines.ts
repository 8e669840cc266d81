import { existsSync } from 'node:fs';
import programs from './programs.json' with { type: 'json' };

const found = (...paths: (string | undefined)[]) => paths.find((path) => path && existsSync(path));

/** The system's Firefox. Undefined if there is none. */
export const firefoxPath = found(process.env.FIREFOX_PATH, ...programs.firefox);

const driver = found(programs.webkit.driver);
const browser = found(
  ...['x86_64', 'aarch64'].map((cpu) => `/usr/lib/${cpu}-linux-gnu/webkit2gtk-4.1/MiniBrowser`),
);
const display = found(programs.webkit.display);
const windows = found(programs.webkit.windows);

/** The programs that drive WebKit on Debian. Undefined if one is missing. */
export const webKitPaths =
  driver && browser && display && windows ? { driver, browser, display, windows } : undefined;
