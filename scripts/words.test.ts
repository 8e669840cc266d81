import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const source = join(root, 'packages/portal/src');
const locale = join(source, 'locales/fi');
const pages = join(source, 'routes');

/** The catalogues that hold what a source file says, by the file's path from the root. */
function cataloguesOfFiles(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const po of readdirSync(locale).filter((name) => name.endsWith('.po'))) {
    for (const [, file = ''] of readFileSync(join(locale, po), 'utf8').matchAll(/^#: (.+)$/gm)) {
      found.set(file, (found.get(file) ?? new Set()).add(po.replace('.po', '')));
    }
  }
  return found;
}

/** The portal's own files that a file imports, at once or on demand; the tree of routes leads to all pages. */
const importsOf = (file: string): string[] =>
  Array.from(
    readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport\()\s*'(\.[^']+\.tsx?)'/g),
    ([, path = '']) => join(dirname(file), path),
  ).filter((path) => existsSync(path) && !path.endsWith('.gen.ts'));

/** A file and all that it leads to. */
function reach(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen;
  seen.add(file);
  for (const next of importsOf(file)) reach(next, seen);
  return seen;
}

/** The catalogues that a route asks for; those of `core` are always there. */
const loadedBy = (route: string): Set<string> =>
  new Set([
    'core',
    ...Array.from(readFileSync(route, 'utf8').matchAll(/\bload\(([^)]*)\)/g)).flatMap(
      ([, names = '']) => Array.from(names.matchAll(/'(\w+)'/g), ([, name = '']) => name),
    ),
  ]);

const catalogues = cataloguesOfFiles();
// What begins with a dash is a part of a page, or a test.
const routes = readdirSync(pages).filter((name) => name.endsWith('.tsx') && !name.startsWith('-'));

test('there are routes, and files that say something', () => {
  expect(routes).not.toEqual([]);
  expect(catalogues.size).toBeGreaterThan(0);
});

// A text that was not fetched shows as the code that stands for it.
test.each(routes)('%s loads the words of all that its page shows', (name) => {
  const route = join(pages, name);
  const loaded = loadedBy(route);
  const isMissing = (file: string) => {
    const sets = catalogues.get(file);
    return sets !== undefined && ![...sets].some((set) => loaded.has(set));
  };
  const unsaid = [...reach(route)].map((file) => relative(root, file)).filter(isMissing);
  expect(unsaid).toEqual([]);
});
