import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, posix, sep } from 'node:path';
import ts from 'typescript';
import { expect, it, test } from 'vitest';

type Graph = ReadonlyMap<string, readonly string[]>;

interface Manifest {
  exports?: Record<string, string | Record<string, string>>;
}

const root = join(import.meta.dirname, '..');
const textOf = (path: string) => readFileSync(join(root, path), 'utf8');

/** The files below a folder, as paths from the root. */
const filesIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
    posix.join(folder, path.replaceAll(sep, '/')),
  );

// Nothing is left out, the generated tree of the portal's routes neither: it leads to every route, so that
// a route, and what a route shows, may not lead back to it by asking for the router's type.
const sources = readdirSync(join(root, 'packages'))
  .flatMap((name) => filesIn(`packages/${name}/src`))
  .filter((path) => /\.tsx?$/.test(path));

/** All that a text imports or exports from elsewhere, as it is written: types, and on demand, too. */
const importsOf = (text: string): string[] =>
  ts.preProcessFile(text, true, true).importedFiles.map(({ fileName }) => fileName);

/** The source of one of our own packages by the name that others import it by. */
function ownSource(name: string): string | undefined {
  const [, own, rest = ''] = /^@conkit\/([\w-]+)(\/.*)?$/.exec(name) ?? [];
  if (own === undefined) return undefined;
  const folder = `packages/${own}`;
  const { exports = {} } = JSON.parse(textOf(`${folder}/package.json`)) as Manifest;
  const entry = exports[`.${rest}`];
  const source = typeof entry === 'object' ? entry['@conkit/source'] : undefined;
  return source && posix.join(folder, source);
}

const targetOf = (file: string, name: string): string | undefined =>
  name.startsWith('.') ? posix.join(posix.dirname(file), name) : ownSource(name);

const graph: Graph = new Map(
  sources.map((file) => {
    const names = importsOf(textOf(file));
    return [file, names.flatMap((name) => targetOf(file, name) ?? [])];
  }),
);

/** The ways that lead from a file back to itself, one for each file that closes a circle. */
function circlesIn(files: Graph): string[] {
  const found: string[] = [];
  const done = new Set<string>();
  const visit = (file: string, way: readonly string[]) => {
    if (way.includes(file)) found.push([...way.slice(way.indexOf(file)), file].join(' → '));
    if (way.includes(file) || done.has(file)) return;
    for (const next of files.get(file) ?? []) visit(next, [...way, file]);
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
  expect(importsOf(text)).toEqual(['./a.ts']);
});

it('finds a circle, and nothing where two ways lead to one file', () => {
  const circle: Graph = new Map([
    ['a', ['b']],
    ['b', ['c', 'd']],
    ['c', ['a']],
  ]);
  expect(circlesIn(circle)).toEqual(['a → b → c → a']);
  const both: Graph = new Map([
    ['a', ['b', 'c']],
    ['b', ['c']],
  ]);
  expect(circlesIn(both)).toEqual([]);
});

test('every import of ours leads to a file', () => {
  const lost = [...graph.values()].flat().filter((file) => !existsSync(join(root, file)));
  expect(lost).toEqual([]);
  // The packages are joined: the way from a page to a rule is in it.
  expect(graph.get('packages/portal/src/App.tsx')).toContain('packages/ui/src/index.ts');
});

test('no file leads back to itself, by a type or on demand neither', () => {
  expect(circlesIn(graph)).toEqual([]);
});

/**
 * The folder of a file of the server, each room of a purchase by itself. The files beside the folders are what all
 * of them share, and tests use whatever they like: these have none.
 */
function serverFolderOf(file: string): string | undefined {
  const [, path] = file.split('packages/server/src/');
  const [folder, room, ...below] = path?.split('/') ?? [];
  if (room === undefined || folder === 'testing') return undefined;
  if (/(\.test|\.test-d|\/testApp)\.ts$/.test(file)) return undefined;
  return folder === 'purchase' && below.length > 0 ? `${folder}/${room}` : folder;
}

/** The server's folders with those that their files import, themselves apart. */
const serverFolders: Graph = [...graph].reduce((folders, [file, others]) => {
  const from = serverFolderOf(file);
  if (from === undefined) return folders;
  const named = others.flatMap((other) => serverFolderOf(other) ?? []);
  const known = folders.get(from) ?? [];
  return folders.set(from, [...known, ...named.filter((to) => to !== from)]);
}, new Map<string, string[]>());

test('no folder of the server leads back to itself', () => {
  expect([...serverFolders.keys()]).toContain('purchase/payment');
  expect(circlesIn(serverFolders)).toEqual([]);
});

/** The files that run when one of them does, on demand or not. */
function loadedBy(file: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(file)) return found;
  found.add(file);
  for (const next of graph.get(file) ?? []) loadedBy(next, found);
  return found;
}

test('no server and no command loads the code of the stand-in, which does what a header orders', () => {
  const isStandin = (file: string) => file.startsWith('packages/server/src/standin/');
  const config = textOf('packages/server/tsup.config.ts');
  const entries = [...config.matchAll(/'(src\/[\w/-]+\.ts)'/g)].map(
    ([, path]) => `packages/server/${path}`,
  );
  expect(entries).toContain('packages/server/src/main.ts');
  const loading = entries.filter((entry) => [...loadedBy(entry)].some(isStandin));
  expect(loading).toEqual(['packages/server/src/bin.ts']);
  // And there only one of the two is loaded.
  expect(graph.get('packages/server/src/bin.ts')).toEqual([
    'packages/server/src/standin/main.ts',
    'packages/server/src/main.ts',
  ]);
});

test('an amount goes from order to payment to delivery, and is not handed back', () => {
  const rooms = ['purchase/order', 'purchase/payment', 'purchase/delivery'];
  const between = (room: string) => rooms.filter((to) => serverFolders.get(room)?.includes(to));
  expect(rooms.map(between)).toEqual([[], ['purchase/order', 'purchase/delivery'], []]);
});

test('no style stands in the portal outside its shell', () => {
  const styles = filesIn('packages/portal/src')
    .filter((path) => path.endsWith('.css.ts'))
    .map((path) => path.replace('packages/portal/src/', ''))
    .filter((path) => !path.startsWith('shell/'));
  expect(styles).toEqual([]);
});
