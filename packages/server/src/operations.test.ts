import { operationTable } from '@conkit/api-client';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { contract } from './contract/testApp.ts';
import { listUnimplemented } from './operation.ts';
import { operations } from './operations.ts';

it('describes 501 for every operation that is not implemented', () => {
  const described = contract.operations.filter(({ responses }) => responses.has(501));
  const expected = new Set<string>(described.map(({ id }) => id));
  expect(listUnimplemented(operations).filter((id) => !expected.has(id))).toEqual([]);
});

it('contains the operations of openapi.yaml in the same order', () => {
  expect(Object.keys(operations)).toEqual(contract.operations.map(({ id }) => id));
});

it('implements each operation in the folder of its tag', () => {
  const source = readFileSync(join(import.meta.dirname, 'operations.gen.ts'), 'utf8');
  const folders = Array.from(
    source.matchAll(/^import \{ (.+) \} from '\.\/(\w+)\//gm),
    ([, ids = '', folder]) => ids.split(', ').map((id) => [id, folder] as const),
  ).flat();
  const tags = Object.entries(operationTable).map(([id, { tag }]) => [id, tag]);
  expect(folders.toSorted()).toEqual(tags.toSorted());
});
