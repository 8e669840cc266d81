import { describe, expect, it } from 'vitest';
import { toNewPerson } from './memberDraft.ts';

describe('a new member’s request', () => {
  it('contains only filled fields and a trimmed email', () => {
    expect(
      toNewPerson('Adult', {
        legal_name: 'Aoife',
        email: ' a@example.com ',
        city: '',
        state: null,
      }),
    ).toEqual({ membership: 'Adult', legal_name: 'Aoife', email: 'a@example.com' });
  });
});
