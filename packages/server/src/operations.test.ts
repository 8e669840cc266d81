import { readdirSync, readFileSync } from 'node:fs';
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

/** The form in which every operation is declared. */
const IMPLEMENTED = /^export const (\w+): (?:Admin)?Operation<'\1'> =/gm;

it('defines each operation in a file of its name, in the folder of its tag', () => {
  const folder = import.meta.dirname;
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const implemented = sources
    .filter((file) => file.endsWith('.ts'))
    .flatMap((file) =>
      [...readFileSync(join(folder, file), 'utf8').matchAll(IMPLEMENTED)].map(([, id]) => [
        id,
        file,
      ]),
    );
  const { paths } = contract.document as { readonly paths: Readonly<Record<string, object>> };
  const described = Object.values(paths)
    .flatMap((path) => Object.values(path) as { operationId?: string; tags?: string[] }[])
    .flatMap(({ operationId: id, tags }) =>
      id === undefined ? [] : [[id, `${tags?.[0]}/${id}.ts`]],
    );
  expect(implemented.toSorted()).toEqual(described.toSorted());
});
