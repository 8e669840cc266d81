import { describe, expect, it } from 'vitest';
import { newPerson } from './memberDraft.ts';

describe('a new member as it is sent', () => {
  it('has the filled fields only, and an address without space around it', () => {
    expect(
      newPerson('Adult', { legal_name: 'Aoife', email: ' a@example.com ', city: '', state: null }),
    ).toEqual({ membership: 'Adult', legal_name: 'Aoife', email: 'a@example.com' });
  });
});
