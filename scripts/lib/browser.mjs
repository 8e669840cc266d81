import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './files.mjs';
import { run, say } from './run.mjs';

/** Where `tools/chromium.ts` looks too. */
const system = [
  process.env.CHROMIUM_PATH,
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

const hasSystemBrowser = () => system.some((path) => path && existsSync(path));

async function hasDownloadedBrowser() {
  const entry = pathToFileURL(join(root, 'node_modules/playwright/index.mjs')).href;
  const { chromium } = await import(entry);
  return existsSync(chromium.executablePath());
}

/** Debian's package; only root may install it. */
async function installWithApt() {
  if (process.getuid?.() !== 0) return false;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const flags = ['install', '-y', '--no-install-recommends', 'chromium', 'fonts-liberation'];
  const attempt = async () => (await run('apt-get', flags, { env })).code === 0;
  if (await attempt()) return true;
  return (await run('apt-get', ['update'], { env })).code === 0 && (await attempt());
}

/**
 * Sees to a browser for the stories and the journeys: the system's, Debian's, or Playwright's own.
 * @returns {Promise<string | undefined>} why there is none, or nothing
 */
export async function ensureBrowser() {
  if (hasSystemBrowser() || (await hasDownloadedBrowser())) return undefined;
  say('Installing a browser …');
  if ((await installWithApt()) && hasSystemBrowser()) return undefined;
  const { code, output } = await run('playwright', ['install', 'chromium']);
  return code === 0 ? undefined : output;
}
