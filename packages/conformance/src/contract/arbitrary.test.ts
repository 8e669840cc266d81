import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { createArbitrary } from './arbitrary.ts';
import { resolveSchema } from './schema.ts';

const document = {
  components: {
    schemas: {
      Id: { type: 'integer', minimum: 1 },
      Name: { type: 'object', properties: { name: { type: 'string' } }, required: ['name'] },
      Short: { type: 'string', maxLength: 5 },
    },
  },
};
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` });
const sample = (arbitrary: fc.Arbitrary<unknown>) =>
  fc.sample(arbitrary, { numRuns: 300, seed: 1 });
const share = (values: readonly unknown[], isMeant: (value: unknown) => boolean) =>
  values.filter(isMeant).length / values.length;

it('uses only the values of the vocabulary if the option is set, also within `allOf`', () => {
  const create = createArbitrary(document, { Id: [7, 8] }, { onlyVocabulary: true });
  for (const schema of [ref('Id'), { allOf: [ref('Id')] }])
    expect(share(sample(create(schema)), (id) => id === 7 || id === 8)).toBeGreaterThan(0.95);
  expect(new Set(sample(create(ref('Id'))))).toEqual(new Set([7, 8]));
});

it('mixes the values of the vocabulary with generated ones', () => {
  const values = sample(createArbitrary(document, { Id: [7, 8] })(ref('Id')));
  const known = share(values, (id) => id === 7 || id === 8);
  expect(known).toBeGreaterThan(0.7);
  expect(known).toBeLessThan(1);
});

it('merges the parts of `allOf`, for objects and for texts', () => {
  const create = createArbitrary(document, {});
  const person = { allOf: [ref('Name'), { properties: { age: { const: 9 } }, required: ['age'] }] };
  const isPerson = (value: unknown) => Object(value).age === 9 && 'name' in Object(value);
  expect(share(sample(create(person)), isPerson)).toBeGreaterThan(0.9);
  const text = { allOf: [ref('Short'), { minLength: 4 }] };
  const isText = (value: unknown) => typeof value === 'string' && value.length >= 4;
  expect(share(sample(create(text)), isText)).toBeGreaterThan(0.9);
  expect(resolveSchema(document, text)).not.toHaveProperty('properties');
});
