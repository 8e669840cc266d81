import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { installWithApt } from './apt.mjs';
import { readJson, root } from './files.mjs';
import { run, say } from './run.mjs';

const system = [process.env.CHROMIUM_PATH, ...readJson('tools/programs.json').chromium];

const hasSystemBrowser = () => system.some((path) => path && existsSync(path));

async function hasDownloadedBrowser() {
  const entry = pathToFileURL(join(root, 'node_modules/playwright/index.mjs')).href;
  const { chromium } = await import(entry);
  return existsSync(chromium.executablePath());
}

/**
 * Finds or installs a browser for stories and journeys: the system's, Debian's, or Playwright's own.
 *
 * @returns {Promise<string | undefined>} why there is none; undefined on success
 */
export async function ensureBrowser() {
  if (hasSystemBrowser() || (await hasDownloadedBrowser())) return undefined;
  say('Installing a browser …');
  if ((await installWithApt(['chromium', 'fonts-liberation'])) && hasSystemBrowser())
    return undefined;
  const { code, output } = await run('playwright', ['install', 'chromium']);
  return code === 0 ? undefined : output;
}
