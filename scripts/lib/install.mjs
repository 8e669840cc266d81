import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cache, hashOf, packages, readText } from './files.mjs';
import { isSupportedNode } from './node-version.mjs';
import { run, say } from './run.mjs';

const manifests = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  ...packages.map((name) => `packages/${name}/package.json`),
];
const stamp = 'node_modules/.cache/conkit/installed';

/** pnpm as `package.json` names it; run through npx, so that nobody has to install it. */
const pnpm = JSON.parse(readText('package.json') ?? '{}').packageManager;

/**
 * Runs pnpm. It never asks a question; and if npx itself runs this script, its own command is not repeated.
 * @param {string[]} args
 */
export const runPnpm = (args) =>
  run('npx', ['--yes', pnpm, ...args], {
    env: { CI: 'true', npm_config_call: undefined, npm_config_package: undefined },
  });

/**
 * Installs what the lock file says, unless nothing changed since the last time. Refuses a Node that
 * the tools do not run on.
 * @returns {Promise<boolean>} whether everything is there; if not, the reason has been printed
 */
export async function install() {
  if (!isSupportedNode) {
    process.stderr.write(
      `ConKit needs Node 20.19, 22.12, or 24 and later; this is ${process.version}.\n`,
    );
    return false;
  }
  const wanted = hashOf(manifests);
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
