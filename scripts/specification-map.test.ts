import { expect, test } from 'vitest';
import { problemsOf, readSpecificationMap } from './lib/specification-map.ts';

test('the specification map covers the nine sections', () => {
  const chapters = new Set(readSpecificationMap().map(({ id }) => id.split('.')[0]));
  expect([...chapters]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every reference of the specification map exists', () => {
  expect(problemsOf(readSpecificationMap())).toEqual([]);
});

test('a missing reference is reported', () => {
  const [row] = readSpecificationMap('| 1.1 | says | `openapi.yaml#never written anywhere: §` |');
  expect(row && problemsOf([row])).toHaveLength(1);
});

test('a rule ID that is not in RULES.md is reported', () => {
  const [row] = readSpecificationMap('| 1.1 | says | `NOSUCH-1` |');
  expect(row && problemsOf([row])).toHaveLength(1);
});

test('a product source, and a file without the quoted text, are no evidence', () => {
  const rows = readSpecificationMap(
    [
      '| 1.1 | says | `packages/rules/src/ballot/ballot.ts#BALLOT_SIZE` |',
      '| 1.2 | says | `config/dublin-2019/awards.yaml` |',
      '| 1.3 | says | `config/dublin-2019/awards.yaml#awards:` |',
    ].join('\n'),
  );
  expect(problemsOf(rows)).toEqual([
    expect.stringContaining('1.2 refers to'),
    expect.stringContaining('1.1 refers to'),
  ]);
});

test('an observation in a browser is evidence', () => {
  const [row] = readSpecificationMap('| 1.1 | says | *seen in a browser*: a blue page |');
  expect(row?.seen).toBe('a blue page');
  expect(row && problemsOf([row])).toEqual([]);
});
