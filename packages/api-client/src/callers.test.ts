import { expect, it } from 'vitest';
import { callers, type CallerRow } from './callers.ts';
import { operationTable, type OperationId } from './index.ts';
import { lookUp, places } from './testing.ts';

const rows = Object.entries(callers).flatMap(([id, ofOperation]) =>
  Object.entries(ofOperation).map(
    ([name, row]: [string, CallerRow]) => [id as OperationId, name, row] as const,
  ),
);

/** Returns the codes that openapi.yaml describes for an operation and a status. */
function getCodes(id: OperationId, status: number): unknown[] {
  const operation = places().find(({ value }) => value['operationId'] === id);
  const pointer = `${operation?.pointer ?? ''}/responses/${status}`;
  const isDescribed = Object.hasOwn(Object(operation?.value['responses']), String(status));
  if (!isDescribed) return [];
  const described = lookUp(pointer);
  const own = places(described.pointer, described.value);
  // The schema of all problems lists every code.
  const named = own
    .filter((place) => place.pointer.endsWith('/schema'))
    .map((place) => lookUp(place.pointer))
    .filter((place) => place.pointer !== '#/components/schemas/Problem')
    .flatMap((place) => places(place.pointer, place.value));
  return [...own, ...named].flatMap(({ value }) => {
    const code = Object(Object(value['properties'])['code']);
    return code.enum ?? (code.const === undefined ? [] : [code.const]);
  });
}

it('does not compile without rows for every operation', () => {
  const { getVotes: _, ...others } = callers;
  // @ts-expect-error: getVotes has no rows
  const incomplete: Readonly<Record<OperationId, object>> = others;
  expect(Object.keys(incomplete)).toHaveLength(Object.keys(operationTable).length - 1);
});

it.each(rows)('refuses with a status and code of openapi.yaml: %s (%s)', (id, _, { gets }) => {
  for (const answer of Object.values(gets)) {
    if (answer === 'ok') continue;
    const [status, code] = answer.split(' ');
    expect(getCodes(id, Number(status)), answer).toContain(code);
  }
});

it.each(rows)('agrees with the table of operations: %s (%s)', (id, _, row) => {
  const { session, changes } = operationTable[id];
  if (session) expect(row.gets.anonymous).toBe('401 unauthorized');
  if (!changes) expect(row.changes).toBe('nothing');
});
