import { parseValue } from '@conkit/drafts';
import { describe, expect, it } from 'vitest';
import { personSchema } from './personSchema.ts';

describe('a stored form', () => {
  it('is restored field by field without invalid values', () => {
    expect(
      parseValue(personSchema, {
        legal_name: 'Aoife',
        city: 5,
        unknown: 'x',
        paper_pubs: { name: 'A' },
      }),
    ).toEqual({ legal_name: 'Aoife' });
    const paper_pubs = { name: 'A', address: 'Quay', country: 'Ireland' };
    expect(parseValue(personSchema, { paper_pubs })).toEqual({ paper_pubs });
  });

  it('is empty when nothing was stored', () => {
    expect(parseValue(personSchema, undefined)).toBeUndefined();
    expect(parseValue(personSchema, 'text')).toBeUndefined();
  });
});
