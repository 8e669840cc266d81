import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, statSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The path of the repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** The cache of the scripts, removed together with `node_modules`. */
export const cache = join(root, 'node_modules/.cache/conkit');

/** What a test run may need in its temporary folder, in bytes. */
const TEMPORARY = 8e9;

/** Returns the folder for temporary files: in memory, where a database is created ten times faster, if it has room. */
export function getTemporaryFolder() {
  const memory = '/dev/shm';
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > TEMPORARY ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** The packages, dependencies first. */
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
 * Lists every file below the paths (relative to the root), sorted, without installed or built files.
 *
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

/** Returns a hash of the files' names and contents, the same on every machine. */
export function getHash(paths, keep) {
  const hash = createHash('sha256');
  for (const path of filesUnder(paths, keep)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex');
}

/** Returns the content of a JSON file below the root. */
export const readJson = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));

/** Returns the text of a file below the root, or `undefined`. */
export function readText(path) {
  try {
    return readFileSync(join(root, path), 'utf8');
  } catch {
    return undefined;
  }
}
