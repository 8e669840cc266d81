import { dirname, posix } from 'node:path';
import { filesUnder, packages, readJson, readText } from './files.mjs';
import { run } from './run.mjs';

const isCode = (path) => /\.(ts|tsx|mjs)$/.test(path);
const isTest = (path) => /\.test\.tsx?$/.test(path);
const isStory = (path) => path.endsWith('.stories.tsx');

const git = async (...args) => {
  const { code, output } = await run('git', args);
  return code === 0 ? output.split('\n').filter((line) => line !== '') : undefined;
};

/**
 * Lists the files that differ from a commit, including uncommitted and new ones.
 *
 * @param {string | undefined} ref a commit; by default where this branch left the main branch
 * @returns {Promise<string[]>} existing and deleted paths relative to the root
 * @throws Error when there is no such commit
 */
export async function changedFiles(ref) {
  const [base] = ref ? [ref] : ((await branchPoint()) ?? ['HEAD']);
  const changed = await git('diff', '--name-only', '--no-renames', base, '--');
  if (!changed) throw new Error(`git finds no commit ${base}.`);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...(added ?? [])])].sort();
}

async function branchPoint() {
  for (const main of ['origin/main', 'main', 'origin/master', 'master']) {
    const base = await git('merge-base', 'HEAD', main);
    if (base) return base;
  }
  return undefined;
}

/** Files that tests read instead of importing them, with those tests. */
const readers = [
  [/^openapi\.yaml$/, /^scripts\/contract\.test|^packages\/(server\/src\/contract|api-client)\//],
  [/^config\//, /^packages\/server\/src\/config\/|^scripts\/configuration\.test/],
  [/\.(md|tsv)$/, /^scripts\/(english|integrating|operate|repository|specification-map)\.test/],
  [/\.po$/, /^scripts\/(catalogues|messages|missing-words|words)\.test/],
  [/\.sql$/, /^scripts\/migrations\.test|^packages\/server\/src\/database\//],
];

/**
 * Finds the tests and stories closest to each changed file: those in its folder and those that import it, directly or
 * through the fewest files. Only the whole suite runs the tests that are farther away.
 *
 * @param {string[]} changed
 * @returns {string[]} paths of test files and stories
 */
export function nearestTests(changed) {
  const files = filesUnder(['packages', 'scripts', 'tools', 'e2e', '.storybook'], isCode);
  const importers = readImporters(files);
  const found = new Set();
  for (const path of changed) {
    for (const [pattern, tests] of readers) {
      if (!pattern.test(path)) continue;
      for (const file of files) if (isTest(file) && tests.test(file)) found.add(file);
    }
    if (!isCode(path)) continue;
    const folder = posix.dirname(path);
    for (const file of files) {
      const isNear = posix.dirname(file) === folder && (isTest(file) || isStory(file));
      if (isNear) found.add(file);
    }
    for (const file of nearestImporters(path, importers)) found.add(file);
  }
  return [...found].sort();
}

/** Follows importers step by step until a step reaches tests or stories. */
function nearestImporters(path, importers) {
  const seen = new Set([path]);
  let step = [path];
  while (step.length > 0) {
    const tests = step.filter((file) => isTest(file) || isStory(file));
    if (tests.length > 0) return tests;
    step = [...new Set(step.flatMap((file) => importers.get(file) ?? []))].filter(
      (file) => !seen.has(file),
    );
    for (const file of step) seen.add(file);
  }
  return [];
}

/** Returns the files that import each file. */
function readImporters(files) {
  const importers = new Map();
  for (const file of files) {
    for (const [, name] of (readText(file) ?? '').matchAll(
      /\b(?:from|import)\s*\(?\s*'([^']+)'/g,
    )) {
      const target = name.startsWith('.') ? posix.join(posix.dirname(file), name) : getSource(name);
      if (target) importers.set(target, [...(importers.get(target) ?? []), file]);
    }
  }
  return importers;
}

const manifests = new Map(
  packages.map((name) => [`@conkit/${name}`, readJson(`packages/${name}/package.json`)]),
);

/** Returns the source file of an export of one of our packages. */
function getSource(specifier) {
  const [, name, rest] = /^(@conkit\/[\w-]+)(.*)$/.exec(specifier) ?? [];
  const source = manifests.get(name)?.exports?.[`.${rest}`]?.['@conkit/source'];
  return source && posix.join('packages', name.replace('@conkit/', ''), source);
}

/**
 * Lists the TypeScript projects whose types a change may break: the root project contains every package except the
 * server and the rules.
 *
 * @param {string[]} changed
 * @param {readonly string[]} projects paths of `tsconfig*.json`
 */
export function affectedProjects(changed, projects) {
  const sources = changed.filter((path) => isCode(path) || path.endsWith('.json'));
  if (sources.length === 0) return [];
  const isServer = (path) => /^packages\/(server|rules|api-client|conformance)\//.test(path);
  return projects.filter((project) => {
    const folder = dirname(project);
    if (folder === '.') return true;
    if (folder === 'packages/server') return sources.some(isServer);
    return sources.some((path) => path.startsWith(`${folder}/`));
  });
}
