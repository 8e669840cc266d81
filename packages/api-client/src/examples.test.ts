import { expect, it } from 'vitest';
import { faults, places, type Place } from './testing.ts';

/** Parameters and media types, which have a schema and may have examples. */
const described = places().filter(
  ({ pointer, value }) => 'schema' in value && !pointer.includes('/example'),
);
const isBinary = ({ pointer }: Place) => /image~1png$|application~1pdf$|pkpass$/.test(pointer);

function getExamples({ value }: Place): [name: string, value: unknown][] {
  if ('example' in value) return [['example', value['example']]];
  return Object.entries(value['examples'] ?? {}).map(([name, given]) => [
    name,
    (given as { value: unknown }).value,
  ]);
}

it('has an example of every parameter, body and answer that is not a file', () => {
  const without = described.filter(
    (place) =>
      !isBinary(place) && !place.pointer.includes('/headers/') && getExamples(place).length === 0,
  );
  expect(without.map(({ pointer }) => pointer)).toEqual([]);
});

it('has only examples that match their schemas', () => {
  const wrong = described.flatMap((place) =>
    getExamples(place).flatMap(([name, value]) => {
      const text = faults(`${place.pointer}/schema`, value);
      return text ? [`${place.pointer} (${name}): ${text}`] : [];
    }),
  );
  expect(wrong).toEqual([]);
});

it('has an example of every error that has more fields than its code', () => {
  const codes = new Set(
    described
      .flatMap(getExamples)
      .flatMap(([, value]) =>
        typeof value === 'object' && value !== null && 'code' in value ? [value.code] : [],
      ),
  );
  for (const code of ['stale_votes', 'stale_nominations', 'amount_mismatch', 'invalid'])
    expect(codes).toContain(code);
});
