import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { findParts } from '../packages/portal/src/i18n/parts.ts';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/portal/src');
const pages = join(source, 'routes');

/** Returns the source files with texts, as paths from the root. */
const listFilesWithTexts = (): Set<string> =>
  new Set(
    Array.from(
      readFileSync(join(source, 'locales/fi.po'), 'utf8').matchAll(/^#: (.+)$/gm),
      ([, file = '']) => file,
    ),
  );

/**
 * Returns the portal's own files that a file imports, including dynamic imports. Skips the route tree, which leads to
 * all pages.
 */
const getImports = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+\.tsx?)'/g),
    ([, path = '']) => join(dirname(file), path),
  ).filter((path) => existsSync(path) && !path.endsWith('.gen.ts'));

/**
 * Returns the files with texts of parts that aren't loaded, among a file and everything that it imports. A module that
 * loads a part itself has it for what it imports.
 */
function findMissing(file: string, before: ReadonlySet<string>, seen: Set<string>): string[] {
  const loaded = new Set([...before, ...loadedBy(file)]);
  const visit = [file, ...[...loaded].toSorted()].join(' ');
  if (seen.has(visit)) return [];
  seen.add(visit);
  const path = relative(root, file);
  const isMissing = filesWithTexts.has(path) && !findParts(path).some((part) => loaded.has(part));
  return [
    ...(isMissing ? [path] : []),
    ...getImports(file).flatMap((next) => findMissing(next, loaded, seen)),
  ];
}

/** Returns the parts of the catalogue that a file loads. */
const loadedBy = (file: string): string[] =>
  Array.from(readFileSync(file, 'utf8').matchAll(/\bload\(([^)]*)\)/g)).flatMap(([, names = '']) =>
    Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => name),
  );

const filesWithTexts = listFilesWithTexts();
// Files with a leading dash are parts of a page, or tests.
const routes = readdirSync(pages).filter((name) => name.endsWith('.tsx') && !name.startsWith('-'));

test('finds routes, and files with texts', () => {
  expect(routes).not.toEqual([]);
  expect(filesWithTexts.size).toBeGreaterThan(0);
});

// A text whose part is not loaded shows as its message id.
test.each(routes)('%s loads the texts of everything on its page', (name) => {
  expect(findMissing(join(pages, name), new Set(['core']), new Set())).toEqual([]);
});
