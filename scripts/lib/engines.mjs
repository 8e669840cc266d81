import { existsSync } from 'node:fs';
import { installWithApt } from './apt.mjs';
import { readJson } from './files.mjs';
import { say } from './run.mjs';

const { firefox, webkit } = readJson('tools/programs.json');

/** The engines, and the Debian packages that contain them. */
const engines = [
  {
    name: 'firefox',
    isThere: () => [process.env.FIREFOX_PATH, ...firefox].some((path) => path && existsSync(path)),
    packages: ['firefox-esr'],
  },
  {
    name: 'webkit',
    isThere: () => Object.values(webkit).every((path) => existsSync(path)),
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
      `Not tested in ${name}: it is missing and could not be installed (${packages.join(', ')}).`,
    );
  }
  return engines.filter(({ isThere }) => isThere()).map(({ name }) => name);
}
