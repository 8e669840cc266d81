import { describe, expect, it } from 'vitest';
import { MEMBERSHIP_TYPES as TYPES } from '../testing/convention.ts';
import { joinedAfterChange, meetsCondition, type RightFacts } from './awardRights.ts';
import { hasAwardRight } from './rights.ts';

const joined = new Date('2019-01-15T12:00:00Z');
const adult: RightFacts = { membership: 'Adult', joined, lists: [] };

describe('a right in an award', () => {
  it('RIG-13: comes with one of the membership types of a condition', () => {
    expect(meetsCondition(adult, [{ types: ['Supporter', 'Adult'] }])).toBe(true);
    expect(meetsCondition(adult, [{ types: ['Supporter'] }])).toBe(false);
    expect(meetsCondition(adult, [])).toBe(false);
  });

  it('RIG-13: can require a time of joining, the named minute included', () => {
    const by = (joined_by: string) => meetsCondition(adult, [{ types: ['Adult'], joined_by }]);
    expect(by('2019-01-15T12:00Z')).toBe(true);
    expect(by('2019-01-15T11:59Z')).toBe(false);
    const unknown = { ...adult, joined: null };
    expect(meetsCondition(unknown, [{ joined_by: '2019-12-31T00:00Z' }])).toBe(false);
  });

  it('RIG-13: comes with an imported list, for any membership', () => {
    const conditions = [{ types: ['Adult'] }, { list: 'last-year' }];
    const friend: RightFacts = { membership: 'NonMember', joined: null, lists: ['last-year'] };
    expect(meetsCondition(friend, conditions)).toBe(true);
    expect(meetsCondition({ ...friend, lists: ['another'] }, conditions)).toBe(false);
  });

  it('RIG-13: needs all fields of one condition to match', () => {
    const both = [{ types: ['Adult'], list: 'last-year' }];
    expect(meetsCondition(adult, both)).toBe(false);
    expect(meetsCondition({ ...adult, lists: ['last-year'] }, both)).toBe(true);
  });

  it('RIG-13: applies only to its award', () => {
    const person = { id: 1, rights: { story: { nominate: true, vote: false } } };
    expect(hasAwardRight(person, 'story', 'nominate')).toBe(true);
    expect(hasAwardRight(person, 'story', 'vote')).toBe(false);
    for (const none of ['other', 'toString'])
      expect(hasAwardRight(person, none, 'vote'), none).toBe(false);
  });
});

describe('a change of membership', () => {
  const now = new Date('2019-06-01T00:00:00Z');
  const after = (from: string, to: string) => joinedAfterChange(TYPES, from, to, joined, now);

  it('RIG-14: sets the time of joining when it gives a new right', () => {
    expect(after('Child', 'Adult')).toBe(now);
    expect(after('NonMember', 'Child')).toBe(now);
    expect(after('HugoNominator', 'Supporter')).toBe(now);
  });

  it('RIG-14: keeps the time of joining otherwise', () => {
    expect(after('Supporter', 'Adult')).toBe(joined);
    expect(after('Adult', 'Supporter')).toBe(joined);
    expect(after('Supporter', 'Child')).toBe(joined);
  });
});
