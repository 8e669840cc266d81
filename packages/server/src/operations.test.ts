import { expect, it } from 'vitest';
import { contract } from './contract/testApp.ts';
import { listUnimplemented } from './operation.ts';
import { operations } from './operations.ts';

it('describes 501 for every operation that does not work yet', () => {
  const described = contract.operations.filter(({ responses }) => responses.has(501));
  const expected = new Set<string>(described.map(({ id }) => id));
  expect(listUnimplemented(operations).filter((id) => !expected.has(id))).toEqual([]);
});

it('has one operation for each of openapi.yaml, in the same order', () => {
  expect(Object.keys(operations)).toEqual(contract.operations.map(({ id }) => id));
});
