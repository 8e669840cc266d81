import { describe, expect, it } from 'vitest';
import {
  hasBallot,
  isPickable,
  isTokenHeld,
  itemFields,
  itemProblems,
  presetPerson,
  type ItemField,
} from './items.ts';

const adult = { id: 5, membership: 'Adult' };
const child = { id: 6, membership: 'Child' };
const supporter = { id: 7, membership: 'Supporter' };
const voters = ['Adult', 'Supporter'];

describe('the person of an item', () => {
  it('PUR-20: is anyone, unless membership types are required', () => {
    expect(isPickable(child, undefined)).toBe(true);
    expect(isPickable(child, voters)).toBe(false);
    expect(isPickable(adult, voters)).toBe(true);
    expect(isPickable(adult, [])).toBe(false);
  });

  it('PUR-21: is the first who can be chosen if the preselected one cannot', () => {
    const people = [child, adult, supporter];
    expect(presetPerson(people, 7, voters)).toBe(supporter);
    expect(presetPerson(people, 6, voters)).toBe(adult);
    expect(presetPerson(people, null)).toBe(child);
    expect(presetPerson([child], 6, voters)).toBeUndefined();
    expect(presetPerson([], 6)).toBeUndefined();
  });
});

const shape: readonly ItemField[] = [
  { key: 'sponsor', type: 'string', required: true },
  { key: 'count', type: 'number', required: true },
  { key: 'agreed', type: 'boolean', required: true },
  { key: 'note', type: 'string' },
  { key: 'token', type: 'string', required: true, generated: true },
  { key: 'paper_pubs', type: 'object' },
];
const values = { sponsor: 'A friend', count: 0, agreed: true };
const draft = { person_id: 5, email: '', name: '', values };

describe('an item', () => {
  it('PUR-22: has a form field for each value that is not generated and that a form can show', () => {
    expect(itemFields(shape).map(({ key }) => key)).toEqual(['sponsor', 'count', 'agreed', 'note']);
  });

  it('PUR-23: can be paid when it has a price, a person and its required fields', () => {
    expect(itemProblems(6000, shape, draft)).toEqual([]);
    for (const amount of [undefined, 0, -1]) {
      expect(itemProblems(amount, shape, draft)).toEqual([{ kind: 'price' }]);
    }
  });

  it('PUR-23: needs an email address and a name when no person is chosen', () => {
    const withoutPerson = { ...draft, person_id: null };
    expect(itemProblems(6000, [], withoutPerson)).toEqual([{ kind: 'name' }, { kind: 'email' }]);
    expect(itemProblems(6000, [], { ...withoutPerson, name: 'Aoife', email: 'a@b' })).toEqual([
      { kind: 'email' },
    ]);
    const named = { ...withoutPerson, name: 'Aoife', email: 'a@b.ie' };
    expect(itemProblems(6000, [], named)).toEqual([]);
    expect(itemProblems(6000, [], { ...named, needsPerson: true })).toEqual([{ kind: 'person' }]);
    expect(itemProblems(6000, [], { ...draft, needsPerson: true })).toHaveLength(0);
  });

  it.each([
    ['sponsor', '  '],
    ['sponsor', undefined],
    ['count', Number.NaN],
    ['agreed', false],
  ])('PUR-23: cannot be paid while the required field %s is %s', (key, value) => {
    const problems = itemProblems(6000, shape, { ...draft, values: { ...values, [key]: value } });
    expect(problems).toEqual([{ kind: 'field', key }]);
  });
});

describe('a site selection token', () => {
  const token = { type: 'ss-token', status: 'succeeded', error: null };

  it('PUR-33: is held once it is paid, even if disputed, unless it is to be refunded', () => {
    expect(isTokenHeld(token)).toBe(true);
    expect(isTokenHeld({ ...token, status: 'disputed' })).toBe(true);
    expect(isTokenHeld({ ...token, error: 'refund_due' })).toBe(false);
    expect(isTokenHeld({ ...token, type: 'bench' })).toBe(false);
    for (const status of ['invoice', 'processing', 'requires_action', 'failed', 'refunded', null]) {
      expect(isTokenHeld({ ...token, status }), `${status}`).toBe(false);
    }
  });
});

describe('the personal ballot', () => {
  const token = { type: 'ss-token', status: 'succeeded', person_id: 5 };

  it('PUR-24: is offered only for a paid token of a person on the account', () => {
    expect(hasBallot(token, [child, adult])).toBe(true);
    expect(hasBallot(token, [child])).toBe(false);
    expect(hasBallot({ ...token, person_id: null }, [adult])).toBe(false);
    expect(hasBallot({ ...token, type: 'bench' }, [adult])).toBe(false);
    for (const status of ['invoice', 'processing', 'failed', 'refunded', 'disputed', null]) {
      expect(hasBallot({ ...token, status }, [adult])).toBe(false);
    }
  });
});
