import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const here = new URL('./', import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, here), 'utf8');
const files = readdirSync(here, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !file.startsWith('testing/'));
const sources = files.filter((file) => !file.endsWith('.test.ts'));
const tests = files.filter((file) => file.endsWith('.test.ts') && file !== 'rulebook.test.ts');

const RULE = /[A-Z]{3}-\d+/g;
const rules = [...read('../RULES.md').matchAll(/^- \*\*([A-Z]{3}-\d+)\*\* (.+)$/gm)].map(
  ([, id = '', text = '']) => ({ id, text }),
);
const ids = rules.map(({ id }) => id);
const titles = tests.flatMap((file) =>
  [...read(file).matchAll(/\bit\(\s*(['"`])(.*?)\1,/g)].map(([, , title = '']) => title),
);
const getRuleId = (title: string): string => /^([A-Z]{3}-\d+): /.exec(title)?.[1] ?? title;

it('gives every rule a unique number and a source', () => {
  expect(ids.length).toBeGreaterThan(50);
  expect(ids).toEqual([...new Set(ids)]);
  expect(rules.filter(({ text }) => !/\((Spec \d|Decided).*\)$/.test(text))).toEqual([]);
});

it('has a test for every rule', () => {
  const tested = new Set(titles.map(getRuleId));
  expect(ids.filter((id) => !tested.has(id))).toEqual([]);
});

it('has no test without a rule', () => {
  expect(titles.filter((title) => !ids.includes(getRuleId(title)))).toEqual([]);
});

it('cites only existing rules in its sources', () => {
  const cited = sources.flatMap((file) => read(file).match(RULE) ?? []);
  expect(cited.filter((id) => !ids.includes(id))).toEqual([]);
});

it('has a function or a constant that cites each rule', () => {
  const cited = new Set(sources.flatMap((file) => read(file).match(RULE) ?? []));
  expect(ids.filter((id) => !cited.has(id))).toEqual([]);
});

it('depends on nothing', () => {
  const manifest = JSON.parse(read('../package.json')) as Record<string, unknown>;
  for (const kind of ['dependencies', 'peerDependencies', 'optionalDependencies'])
    expect(manifest[kind], kind).toBeUndefined();
});

it('imports nothing from outside the package', () => {
  const imported = sources.flatMap((file) =>
    [...read(file).matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"\n]+)['"]/g)].map(
      ([, specifier = '']) => specifier,
    ),
  );
  expect(imported.length).toBeGreaterThan(sources.length);
  expect(imported.filter((specifier) => !/^\.\.?\/[\w/]+(\.gen)?\.ts$/.test(specifier))).toEqual(
    [],
  );
});

it('exports every chapter', () => {
  const index = read('index.ts');
  const chapters = sources.filter((file) => file !== 'index.ts' && !file.endsWith('.gen.ts'));
  expect(chapters.filter((file) => !index.includes(`'./${file}'`))).toEqual([]);
});

it('has no import cycles between folders', () => {
  const getFolder = (file: string) => (file.includes('/') ? file.slice(0, file.indexOf('/')) : '');
  const above = new Map<string, Set<string>>();
  for (const file of sources.filter((source) => source !== 'index.ts')) {
    const folder = getFolder(file);
    for (const [, specifier = ''] of read(file).matchAll(/from '(\.[^']+)'/g)) {
      const other = getFolder(new URL(specifier, new URL(file, 'file:///')).pathname.slice(1));
      if (folder === '' || other === '' || other === folder) continue;
      above.set(folder, (above.get(folder) ?? new Set()).add(other));
    }
  }
  const sees = (from: string, to: string): boolean =>
    [...(above.get(from) ?? [])].some((next) => next === to || sees(next, to));
  expect(above.size).toBeGreaterThan(3);
  expect([...above.keys()].filter((folder) => sees(folder, folder))).toEqual([]);
});
