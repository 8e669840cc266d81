import { parsed } from '@conkit/drafts';
import { describe, expect, it } from 'vitest';
import { personSchema } from './personSchema.ts';

describe('what the browser kept of a form', () => {
  it('is taken up field by field, without what makes no sense', () => {
    expect(
      parsed(personSchema, {
        legal_name: 'Aoife',
        city: 5,
        unknown: 'x',
        paper_pubs: { name: 'A' },
      }),
    ).toEqual({ legal_name: 'Aoife' });
    const paper_pubs = { name: 'A', address: 'Quay', country: 'Ireland' };
    expect(parsed(personSchema, { paper_pubs })).toEqual({ paper_pubs });
  });

  it('is nothing when nothing was kept', () => {
    expect(parsed(personSchema, undefined)).toBeUndefined();
    expect(parsed(personSchema, 'text')).toBeUndefined();
  });
});
