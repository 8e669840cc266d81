import { expect, test } from 'vitest';
import { findProblems, readSpecificationMap } from './lib/specification-map.ts';

test('the specification map covers the nine sections', () => {
  const chapters = new Set(readSpecificationMap().map(({ id }) => id.split('.')[0]));
  expect([...chapters]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every piece of evidence in the specification map exists', () => {
  expect(findProblems(readSpecificationMap())).toEqual([]);
});

test.each([
  ['a text that is not in the file', 'openapi.yaml#never written anywhere: §', 'contain the text'],
  ['a rule that is not in RULES.md', 'NOSUCH-1', 'is not in RULES.md'],
  ['a file that does not exist', 'e2e/nothing.spec.ts#x', 'does not exist'],
  ['a product source', 'packages/rules/src/index.ts#export', 'tests nothing'],
  ['a configuration without a quoted text', 'config/dublin-2019/awards.yaml', 'contain the text'],
])('%s is reported', (_, reference, problem) => {
  expect(findProblems(readSpecificationMap(`1.1\tA sentence\t${reference}`))).toEqual([
    expect.stringContaining(problem),
  ]);
});

test('a sentence without evidence, and a number used twice, are reported', () => {
  const rows = readSpecificationMap('1.1\tA sentence\n1.1\tAnother\tcontext');
  expect(findProblems(rows)).toEqual(['1.1 has no evidence', '1.1 is listed twice']);
});
