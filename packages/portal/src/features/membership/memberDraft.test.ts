import { describe, expect, it } from 'vitest';
import { newPerson, parseMemberDraft } from './memberDraft.ts';

describe('what the browser kept of a form', () => {
  it('is taken up field by field, without what makes no sense', () => {
    expect(
      parseMemberDraft({ legal_name: 'Aoife', city: 5, unknown: 'x', paper_pubs: { name: 'A' } }),
    ).toEqual({ legal_name: 'Aoife' });
    const paper_pubs = { name: 'A', address: 'Quay', country: 'Ireland' };
    expect(parseMemberDraft({ paper_pubs })).toEqual({ paper_pubs });
  });

  it('is nothing when nothing was kept', () => {
    expect(parseMemberDraft(undefined)).toBeUndefined();
    expect(parseMemberDraft('text')).toBeUndefined();
  });
});

describe('a new member as it is sent', () => {
  it('has the filled fields only, and an address without space around it', () => {
    expect(
      newPerson('Adult', { legal_name: 'Aoife', email: ' a@example.com ', city: '', state: null }),
    ).toEqual({ membership: 'Adult', legal_name: 'Aoife', email: 'a@example.com' });
  });
});
