import formats from 'ajv-formats';
import { Ajv2020 } from 'ajv/dist/2020.js';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ProblemError } from '../errors.ts';
import { createArbitrary, getSchema, nonsense } from '../testing/arbitrary.ts';
import { isFull } from '../testing/databases.ts';
import { contract } from './testApp.ts';
import { getValidator } from './validation.ts';

const { document } = contract;
const getValue = createArbitrary(document, {});
const plain = new Ajv2020({ strict: false });
formats.default(plain);
plain.addSchema({ $id: 'plain', ...document });

/** Values beyond the sizes that any schema allows, and values that no schema describes. */
const odd = fc.oneof(
  nonsense,
  fc.constantFrom<unknown>(
    'x'.repeat(70_000),
    Array.from({ length: 600 }, () => 0),
    Array.from({ length: 600 }, () => ({})),
    Object.fromEntries(Array.from({ length: 600 }, (_, n) => [`k${n}`, null])),
  ),
);

type Step = string;

/** Returns the path of every part of the value. */
const getPlaces = (value: unknown, here: readonly Step[] = []): (readonly Step[])[] => [
  here,
  ...(typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, inner]) => getPlaces(inner, [...here, key]))
    : []),
];

/** Returns the value with another value at a path, which it may not have yet. */
function changed(value: unknown, [step, ...rest]: readonly Step[], other: unknown): unknown {
  if (step === undefined) return other;
  const part = { [step]: changed(Reflect.get(Object(value), step), rest, other) };
  return Array.isArray(value) ? Object.assign([...value], part) : { ...Object(value), ...part };
}

/** Generates values that match a schema, and the same with one part that is wrong, too large, missing or unknown. */
function values(schema: Parameters<typeof getValue>[0]): fc.Arbitrary<unknown> {
  return fc
    .tuple(getValue(schema), fc.nat(), fc.option(odd), fc.boolean())
    .map(([value, at, other, isExtra]) => {
      if (other === null) return value;
      const places = getPlaces(value);
      const place = places[at % places.length] ?? [];
      return changed(value, isExtra ? [...place, 'extra'] : place, other);
    });
}

describe.each(contract.operations.filter(({ body }) => body !== undefined))('$id', (operation) => {
  const { request } = getValidator(contract, operation);
  /** Returns whether the server accepts a body, ignoring other errors of the request. */
  const isTaken = (body: unknown): boolean => {
    try {
      request({ params: {}, query: {}, headers: {}, body });
      return true;
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error;
      const { errors = [] } = error.toProblem() as { errors?: { pointer: string }[] };
      return !errors.some(({ pointer }) => pointer.startsWith('/body'));
    }
  };

  it('accepts exactly the bodies that its schema accepts, without looking beyond its limits', () => {
    const { body = '' } = operation;
    const fits = plain.compile({ $ref: `plain${body}` });
    const seen = { taken: 0, refused: 0 };
    fc.assert(
      fc.property(values(getSchema(document, body)), (value) => {
        const isRight = fits(value);
        seen[isRight ? 'taken' : 'refused'] += 1;
        expect(isTaken(value)).toBe(isRight);
      }),
      { numRuns: isFull ? 400 : 100 },
    );
    expect(seen.taken).toBeGreaterThan(0);
    expect(seen.refused).toBeGreaterThan(0);
  });
});
