import { expect, it } from 'vitest';
import { lookUp, places, type Place } from './testing.ts';

/** Returns every schema that applies to values from clients. */
function sentSchemas(): Place[] {
  const roots = places().filter(
    ({ pointer, value }) =>
      'schema' in value &&
      (pointer.includes('/requestBody/') || 'in' in value) &&
      // The signature header is compared, never stored.
      !(pointer.includes('webhook') && 'in' in value),
  );
  const seen = new Map<string, Place>();
  const visit = (pointer: string) => {
    const place = lookUp(pointer);
    if (seen.has(place.pointer)) return;
    seen.set(place.pointer, place);
    for (const { pointer: inner, value } of places(place.pointer, { ...place.value }))
      if (inner !== place.pointer && ('type' in value || '$ref' in value)) visit(inner);
  };
  for (const { pointer } of roots) visit(`${pointer}/schema`);
  return [...seen.values()];
}

const schemas = sentSchemas();
const ofType = (type: string) =>
  schemas.filter(({ value }) =>
    [value['type']].flat().some((given) => given === type && !('enum' in value)),
  );
const pointersWithout = (type: string, ...keywords: string[]) =>
  ofType(type)
    .filter(({ value }) => !keywords.every((keyword) => keyword in value))
    .map(({ pointer }) => pointer);

it('limits every number from clients to the range of the database', () => {
  expect(ofType('integer').length).toBeGreaterThan(3);
  expect(pointersWithout('integer', 'minimum', 'maximum')).toEqual([]);
  expect(pointersWithout('number', 'minimum', 'maximum')).toEqual([]);
});

it('limits every list from clients', () => {
  expect(ofType('array').length).toBeGreaterThan(3);
  expect(pointersWithout('array', 'maxItems')).toEqual([]);
});

it('limits the number of keys of every object from clients', () => {
  expect(ofType('object').length).toBeGreaterThan(10);
  expect(pointersWithout('object', 'maxProperties')).toEqual([]);
});

it('declares the maximum size of every body', () => {
  const bodies = places().filter(({ pointer }) => pointer.endsWith('/requestBody'));
  expect(bodies.length).toBeGreaterThan(10);
  for (const { pointer, value } of bodies) {
    expect([pointer, value['x-max-bytes']]).toEqual([pointer, expect.any(Number)]);
    // Administrators may submit a whole mail.
    const isAdmin = pointer.includes('/~1admin~1');
    // A reading list has a note on each finalist.
    const isReading = pointer.includes('~1reading/');
    const most = isAdmin ? 1_000_000 : isReading ? 500_000 : 100_000;
    expect(value['x-max-bytes']).toBeLessThanOrEqual(most);
  }
});

it('limits every text from clients and refuses NUL characters', () => {
  expect(ofType('string').length).toBeGreaterThan(8);
  expect(pointersWithout('string', 'maxLength')).toEqual([]);
  const texts = ofType('string').filter(({ value }) => value['format'] !== 'date-time');
  for (const { pointer, value } of texts) {
    expect([pointer, new RegExp(String(value['pattern']), 'u').test('a\u0000b')]).toEqual([
      pointer,
      false,
    ]);
  }
});
