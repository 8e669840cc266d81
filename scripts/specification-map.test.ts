import { expect, test } from 'vitest';
import { problemsOf, readSpecificationMap } from './lib/specification-map.ts';

test('the specification map covers the nine sections', () => {
  const chapters = new Set(readSpecificationMap().map(({ id }) => id.split('.')[0]));
  expect([...chapters]).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
});

test('every reference of the specification map exists', () => {
  expect(problemsOf(readSpecificationMap())).toEqual([]);
});

test('a reference to something that is not there is found', () => {
  const [row] = readSpecificationMap('| 1.1 | says | `README.md#never written anywhere: §` |');
  expect(row && problemsOf([row])).toHaveLength(1);
});

test('a rule ID that RULES.md does not have is found', () => {
  const [row] = readSpecificationMap('| 1.1 | says | `NOSUCH-1` |');
  expect(row && problemsOf([row])).toHaveLength(1);
});
