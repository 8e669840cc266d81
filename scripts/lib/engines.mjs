import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { say } from './run.mjs';

/** What each engine needs, where `tools/engines.ts` looks too, and Debian's packages that have it. */
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
 * Sees to Firefox and WebKit: the system's, or Debian's where they can be installed. Says which are missing.
 * @returns {Promise<string[]>} those that are there; each is a project of `playwright.config.ts`
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
