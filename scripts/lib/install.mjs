import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, getHash, packages, readJson, readText } from './files.mjs';
import { run, say } from './run.mjs';

const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...packages.map((name) => `packages/${name}/package.json`),
];
const stamp = 'node_modules/.cache/conkit/installed';

/** The pnpm version in `package.json`, run through npx so that it needs no installation. */
const { packageManager: pnpm } = readJson('package.json');

/**
 * Runs pnpm without prompts. Clears npx's own settings, so that an outer npx does not run its command again.
 *
 * @param {string[]} args
 */
export const runPnpm = (args) =>
  run('npx', ['--yes', pnpm, ...args], {
    env: { CI: 'true', npm_config_call: undefined, npm_config_package: undefined },
  });

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);

/** Whether the tools support this Node version: 20.19 and later LTS versions, and 25 and later. */
const isSupportedNode =
  (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major >= 24;

/**
 * Installs the locked packages, unless nothing changed since the last time. Refuses unsupported Node versions.
 *
 * @returns {Promise<boolean>} whether everything is installed; if not, the reason has been printed
 */
export async function install() {
  if (!isSupportedNode) {
    process.stderr.write(
      `ConKit needs Node 20.19, 22.12, or 24 and later; this is ${process.version}.\n`,
    );
    return false;
  }
  const wanted = getHash(manifests);
  if (readText(stamp) === wanted) return true;
  say('Installing …');
  const { code, output } = await runPnpm(['install', '--frozen-lockfile', '--prefer-offline']);
  if (code !== 0) {
    process.stderr.write(`${output}\nInstalling failed; the lines above say why.\n`);
    return false;
  }
  mkdirSync(cache, { recursive: true });
  writeFileSync(join(cache, 'installed'), wanted);
  return true;
}
