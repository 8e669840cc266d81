import { expect, it } from 'vitest';
import { lookUp, places, type Place } from './testing.ts';

/** Every schema that a value sent by a client can meet. */
function sentSchemas(): Place[] {
  const roots = places().filter(
    ({ pointer, value }) =>
      'schema' in value &&
      (pointer.includes('/requestBody/') || 'in' in value) &&
      !pointer.includes('webhook'),
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

it('limits every number that a client may send to what the database can hold', () => {
  expect(ofType('integer').length).toBeGreaterThan(3);
  expect(pointersWithout('integer', 'minimum', 'maximum')).toEqual([]);
  expect(pointersWithout('number', 'minimum', 'maximum')).toEqual([]);
});

it('limits every list that a client may send', () => {
  expect(ofType('array').length).toBeGreaterThan(3);
  expect(pointersWithout('array', 'maxItems')).toEqual([]);
});

it('limits every text that a client may send, and lets no NUL through', () => {
  const texts = ofType('string').filter(({ value }) => value['format'] !== 'date-time');
  expect(texts.length).toBeGreaterThan(8);
  for (const { pointer, value } of texts) {
    expect([pointer, value['maxLength']]).toEqual([pointer, expect.any(Number)]);
    expect([pointer, new RegExp(String(value['pattern']), 'u').test('a\u0000b')]).toEqual([
      pointer,
      false,
    ]);
  }
});
