import { expect, it } from 'vitest';
import { formatDifference, listDifferences, listValueDifferences } from './difference.ts';
import type { FolderContent } from './folder.ts';

const content = (document: FolderContent['document'], more: Partial<FolderContent> = {}) =>
  JSON.stringify({ document, catalogues: [], files: {}, ...more });
const lines = (before: string, after: string) =>
  listDifferences(before, after).map(formatDifference);

it('lists changed, added and removed fields with their old and new values', () => {
  const before = { name: 'One', dates: { zone: 'Europe/Dublin', day: '2031-05-01' }, old: true };
  const after = { name: 'Two', dates: { zone: 'Europe/Dublin', day: '2031-05-02' }, new: { a: 1 } };
  expect(lines(content(before), content(after))).toEqual([
    'name: One → Two',
    'dates.day: 2031-05-01 → 2031-05-02',
    'old: true → –',
    'new.a: – → 1',
  ]);
});

it('names the entries of a list by their keys or ids', () => {
  const types = (amount: number) => ({
    types: [
      { key: 'Child', amount: 5 },
      { key: 'Adult', amount },
    ],
  });
  expect(lines(content(types(100)), content(types(120)))).toEqual([
    'types.Adult.amount: 100 → 120',
  ]);
  const works = (title: string) => ({ Novel: [{ id: 7, title }] });
  expect(lines(content(works('A')), content(works('B')))).toEqual(['Novel.7.title: A → B']);
});

it('shows a list as a whole in which a key is there twice', () => {
  const types = (amount: number) => ({
    types: [
      { key: 'A', amount },
      { key: 'A', amount: 2 },
    ],
  });
  expect(lines(content(types(1)), content(types(3)))).toEqual([
    'types: [{"key":"A","amount":1},{"key":"A","amount":2}] → [{"key":"A","amount":3},{"key":"A","amount":2}]',
  ]);
});

it('shows other lists as a whole, on one line of at most 200 characters', () => {
  const [found] = listDifferences(
    content({ help: ['one', 'two'], text: 'a\nb' }),
    content({ help: ['one'], text: `${'x'.repeat(300)}` }),
  );
  expect(found).toEqual({ field: 'help', before: '["one","two"]', after: '["one"]' });
  const [, text] = listDifferences(
    content({ help: ['one', 'two'], text: 'a\nb' }),
    content({ help: ['one'], text: `${'x'.repeat(300)}` }),
  );
  expect(text).toEqual({ field: 'text', before: 'a b', after: `${'x'.repeat(200)}…` });
});

it('lists a changed order, which pages show', () => {
  expect(lines(content({ a: { x: 1, y: 2 } }), content({ a: { y: 2, x: 1 } }))).toEqual([
    'a.(order): ["x","y"] → ["y","x"]',
  ]);
});

it('lists changed files and texts by size and hash', () => {
  const found = lines(
    content({}, { files: { 'logo.svg': 'AAAA' } }),
    content({}, { files: { 'logo.svg': 'BBBB' }, catalogues: [{ language: 'fr', content: 'x' }] }),
  );
  expect(found).toHaveLength(2);
  expect(found.join('\n')).toMatch(
    /^logo\.svg: 4 characters, \w{8} → 4 characters, \w{8}\nlocales\/fr\.po: – → 1 characters, \w{8}$/,
  );
});

it('lists changed texts of the folder that it extends', () => {
  const texts = (extended: string) =>
    content(
      {},
      {
        catalogues: [
          { language: 'fr', content: extended },
          { language: 'fr', content: 'own' },
        ],
      },
    );
  expect(lines(texts('one'), texts('two'))).toEqual([
    expect.stringMatching(/^locales\/fr\.po: 6 characters/),
  ]);
});

it('finds nothing in equal folders', () => {
  const same = content({ a: [1, { b: null }], c: {} });
  expect(listDifferences(same, same)).toEqual([]);
});

it('lists a value that becomes a mapping, an emptied mapping and an emptied list', () => {
  expect(
    lines(content({ a: 1, b: { x: 1 }, c: [] }), content({ a: { y: 2 }, b: {}, c: [1] })),
  ).toEqual(['a: 1 → {"y":2}', 'b.x: 1 → –', 'c: [] → [1]']);
});

it('begins long values with what differs, and shows values of a field in full', () => {
  const [same, rest] = ['x'.repeat(500), 'z'.repeat(500)];
  const [found] = listDifferences(
    content({ text: `${same}A${rest}` }),
    content({ text: `${same}B${rest}` }),
  );
  expect(found?.before).toBe(`…${'x'.repeat(20)}A${'z'.repeat(179)}…`);
  expect(found?.after).toBe(`…${'x'.repeat(20)}B${'z'.repeat(179)}…`);
  expect(listValueDifferences('text', `${same}A`, `${same}B`)).toEqual([
    { field: 'text', before: `${same}A`, after: `${same}B` },
  ]);
});

it('shows the codes of invisible characters, which make different values look equal', () => {
  const hidden = { 'na\u200bme': 'Nord\u202econ' };
  expect(lines(content({ name: 'Nordcon' }), content({ name: 'Nordcon', ...hidden }))).toEqual([
    String.raw`na\u{200b}me: – → Nord\u{202e}con`,
  ]);
});

it('lists a field that a file has the name of', () => {
  const files = { currency: 'AAAA' };
  expect(lines(content({ currency: 'eur' }), content({ currency: 'usd' }, { files }))).toEqual([
    'currency: eur → usd',
    expect.stringMatching(/^file currency: – → 4 characters/),
  ]);
});
