import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { say } from './run.mjs';

/** The files of each engine (keep in sync with `tools/engines.ts`), and the Debian packages that contain them. */
const engines = [
  {
    name: 'firefox',
    isThere: () =>
      [process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'].some(
        (path) => path && existsSync(path),
      ),
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    isThere: () => ['WebKitWebDriver', 'Xvfb', 'openbox'].every((n) => existsSync(`/usr/bin/${n}`)),
    packages: ['webkit2gtk-driver', 'xvfb', 'openbox'],
  },
];

/**
 * Finds Firefox and WebKit: the system's, or Debian's if they can be installed. Prints the missing ones.
 *
 * @returns {Promise<string[]>} the available engines, each a project of `playwright.config.ts`
 */
export async function ensureEngines() {
  const missing = engines.filter(({ isThere }) => !isThere());
  if (missing.length > 0) {
    say(`Installing ${missing.map(({ name }) => name).join(' and ')} …`);
    for (const { packages } of missing) await installWithApt(packages);
  }
  for (const { name, isThere, packages } of missing) {
    if (isThere()) continue;
    say(
      `Not tested in ${name}: it is not here and could not be installed (${packages.join(', ')}).`,
    );
  }
  return engines.filter(({ isThere }) => isThere()).map(({ name }) => name);
}
