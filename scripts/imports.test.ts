import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { expect, it, test } from 'vitest';
import { listFiles, listSources, readText, root } from './lib/sources.ts';

type Graph = ReadonlyMap<string, readonly string[]>;

interface Manifest {
  exports?: Record<string, string | Record<string, string>>;
}

// The sources include the portal's generated route tree, which imports every route. So no route, and nothing that
// a route shows, may import the tree for the router's type.
const sources = listSources();

/** Returns every import and export specifier in a text, including types and dynamic imports. */
const getImports = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** Returns the source of one of our own packages by its published name. */
function ownSource(name: string): string | undefined {
  const [, own, rest = ''] = /^@conkit\/([\w-]+)(\/.*)?$/.exec(name) ?? [];
  if (own === undefined) return undefined;
  const folder = `packages/${own}`;
  const { exports = {} } = JSON.parse(readText(`${folder}/package.json`)) as Manifest;
  const entry = exports[`.${rest}`];
  const source = typeof entry === 'object' ? entry['@conkit/source'] : undefined;
  return source && posix.join(folder, source);
}

const getTarget = (file: string, name: string): string | undefined =>
  name.startsWith('.') ? posix.join(posix.dirname(file), name) : ownSource(name);

const graph: Graph = new Map(
  sources.map((file) => {
    const names = getImports(readText(file));
    return [file, names.flatMap((name) => getTarget(file, name) ?? [])];
  }),
);

/** Returns the import cycles, one for each file that closes one. */
function findCycles(files: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) found.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (path.includes(file) || done.has(file)) return;
    for (const next of files.get(file) ?? []) visit(next, [...path, file]);
    done.add(file);
  };
  for (const file of files.keys()) visit(file, []);
  return found;
}

it.each([
  ["import a from './a.ts';"],
  ["import type { A } from './a.ts';"],
  ["import { type A } from './a.ts';"],
  ["import './a.ts';"],
  ["export * from './a.ts';"],
  ["export type { A } from './a.ts';"],
  ["const a = () => import('./a.ts');"],
  ["let a: typeof import('./a.ts');"],
])('%s is an import', (text) => {
  expect(getImports(text)).toEqual(['./a.ts']);
});

it('finds a cycle, but none where two paths lead to one file', () => {
  const cycle: Graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ]);
  expect(findCycles(cycle)).toEqual(['a → b → c → a']);
  const both: Graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
  ]);
  expect(findCycles(both)).toEqual([]);
});

test('every import of our own code leads to a file', () => {
  const lost = [...graph.values()].flat().filter((file) => !existsSync(join(root, file)));
  expect(lost).toEqual([]);
  // The packages are connected: the path from a page to a rule exists.
  expect(graph.get('packages/portal/src/App.tsx')).toContain('packages/ui/src/index.ts');
});

test('no file imports itself indirectly, not even by types or dynamic imports', () => {
  expect(findCycles(graph)).toEqual([]);
});

/**
 * Returns the server folder of a file; each part of a purchase is a folder of its own. Returns undefined for
 * tests, and for the shared files that are in no folder.
 */
function getServerFolder(file: string): string | undefined {
  const [, path] = file.split('packages/server/src/');
  const [folder, room, ...below] = path?.split('/') ?? [];
  if (room === undefined || folder === 'testing') return undefined;
  if (/(\.test|\.test-d|\/testApp)\.ts$/.test(file)) return undefined;
  return folder === 'purchase' && below.length > 0 ? `${folder}/${room}` : folder;
}

/** The server's folders with the other folders that their files import. */
const serverFolders: Graph = [...graph].reduce((folders, [file, others]) => {
  const from = getServerFolder(file);
  if (from === undefined) return folders;
  const named = others.flatMap((other) => getServerFolder(other) ?? []);
  const known = folders.get(from) ?? [];
  return folders.set(from, [...known, ...named.filter((to) => to !== from)]);
}, new Map<string, string[]>());

test('no folder of the server imports itself indirectly', () => {
  expect([...serverFolders.keys()]).toContain('purchase/payment');
  expect(findCycles(serverFolders)).toEqual([]);
});

/** Returns the files that a file loads at run time, including dynamic imports. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of graph.get(file) ?? []) loadedBy(next, found);
  return found;
}

test('the server uses nothing of the library but the theme’s colours and messages, without React', () => {
  const server = [...graph].filter(([file]) => file.startsWith('packages/server/src/'));
  const used = server.flatMap(([, files]) =>
    files.filter((file) => file.startsWith('packages/ui/')),
  );
  const ours = ['theme/createTheme.ts', 'words/icu.ts', 'words/messageParts.ts'];
  expect(new Set(used)).toEqual(new Set(ours.map((file) => `packages/ui/src/${file}`)));
  const loaded = used.flatMap((file) => Array.from(loadedBy(file)));
  const isAllowed = /\/theme\/\w+\.ts$|\/words\/(?:formatValue|icu|messageParts)\.ts$/;
  expect(loaded.filter((file) => !isAllowed.test(file))).toEqual([]);
});

test('no server and no command loads the code of the mock server, which obeys request headers', () => {
  const isMockServer = (file: string) => file.startsWith('packages/server/src/mock-server/');
  const config = readText('packages/server/tsup.config.ts');
  const entries = [...config.matchAll(/'(src\/[\w/-]+\.ts)'/g)].map(
    ([, path]) => `packages/server/${path}`,
  );
  expect(entries).toContain('packages/server/src/main.ts');
  const loading = entries.filter((entry) => [...loadedBy(entry)].some(isMockServer));
  expect(loading).toEqual(['packages/server/src/bin.ts']);
  // The entry point loads only one of the two.
  expect(graph.get('packages/server/src/bin.ts')).toEqual([
    'packages/server/src/mock-server/main.ts',
    'packages/server/src/main.ts',
  ]);
});

test('an amount passes from order to payment to delivery, and never back', () => {
  const rooms = ['purchase/order', 'purchase/payment', 'purchase/delivery'];
  const between = (room: string) => rooms.filter((to) => serverFolders.get(room)?.includes(to));
  expect(rooms.map(between)).toEqual([[], ['purchase/order', 'purchase/delivery'], []]);
});

test('the portal has no styles outside its shell', () => {
  const styles = listFiles('packages/portal/src')
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => path.replace('packages/portal/src/', ''))
    .filter((path) => !path.startsWith('shell/'));
  expect(styles).toEqual([]);
});
