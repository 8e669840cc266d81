import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository's folder. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Where the scripts remember what they have done; gone with `node_modules`. */
export const cache = join(root, 'node_modules/.cache/conkit');

/** The packages, bottom-up. */
export const packages = [
  'rules',
  'drafts',
  'api-client',
  'conformance',
  'ui',
  'elements',
  'portal',
  'server',
];

const ignored = new Set([
  'node_modules',
  'dist',
  'data',
  '.git',
  '.cache',
  'storybook-static',
  'test-results',
  'playwright-report',
]);

/**
 * Every file under the paths (relative to the root), sorted, without what is installed or built.
 * @param {string[]} paths
 * @param {(path: string) => boolean} [keep]
 * @returns {string[]} paths relative to the root, with forward slashes
 */
export function filesUnder(paths, keep = () => true) {
  const found = [];
  const visit = (path) => {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats?.isFile()) found.push(relative(root, path).split(sep).join('/'));
    if (!stats?.isDirectory()) return;
    for (const name of readdirSync(path)) if (!ignored.has(name)) visit(join(path, name));
  };
  for (const path of paths) visit(join(root, path));
  return found.filter(keep).sort();
}

/** One hash of the names and contents of the files; the same on every machine. */
export function hashOf(paths, keep) {
  const hash = createHash('sha256');
  for (const path of filesUnder(paths, keep)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** The text of a file under the root, or `undefined`. */
export function readText(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
