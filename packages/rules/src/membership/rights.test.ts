import { describe, expect, it } from 'vitest';
import {
  canEditEmail,
  canInviteToChat,
  hasRight,
  hasRole,
  isMemberAdmin,
  othersWithAwardRight,
} from './rights.ts';
import { endingRights, mergedMembership } from './endingRights.ts';
import { MEMBERSHIP_TYPES as TYPES } from '../testing/convention.ts';

const rights = (membership: string) => [
  hasRight({ membership }, 'wsfs_member', TYPES),
  hasRight({ membership }, 'hugo_nominator', TYPES),
  canInviteToChat({ membership }, TYPES),
];

describe('a right', () => {
  it('RIG-1: comes with the membership type', () => {
    expect(rights('Adult')).toEqual([true, true, true]);
    expect(rights('Supporter')).toEqual([true, true, true]);
    expect(rights('Child')).toEqual([false, false, true]);
    expect(rights('HugoNominator')).toEqual([false, true, false]);
    expect(rights('NonMember')).toEqual([false, false, false]);
    expect(rights('unheard of')).toEqual([false, false, false]);
  });

  it('RIG-2: to edit an email is given to administrators, and to everyone for a new person', () => {
    expect(canEditEmail({ isNew: false, isAdmin: false })).toBe(false);
    expect(canEditEmail({ isNew: true, isAdmin: false })).toBe(true);
    expect(canEditEmail({ isNew: false, isAdmin: true })).toBe(true);
  });

  it('RIG-3: to administer members comes with the role member_admin', () => {
    expect(isMemberAdmin(['hugo_admin', 'member_admin'])).toBe(true);
    expect(isMemberAdmin(['member_list'])).toBe(false);
  });

  it('RIG-11: to use a feature needs one of its roles', () => {
    expect(hasRole(['hugo_admin'], ['member_admin', 'hugo_admin'])).toBe(true);
    expect(hasRole(['hugo_admin'], ['member_admin'])).toBe(false);
    expect(hasRole([], ['member_admin'])).toBe(false);
    expect(hasRole(['member_admin'], [])).toBe(false);
  });
});

describe('two voters on one account', () => {
  const inStory = (vote: boolean) => ({ story: { nominate: true, vote } });
  const parent = { id: 1, rights: inStory(true) };
  const child = { id: 2, rights: inStory(false) };
  const friend = { id: 3, rights: inStory(true) };

  it('RIG-4: share the right, but not with a child', () => {
    const others = (person: typeof parent, people = [parent, child, friend]) =>
      othersWithAwardRight(person, people, 'story', 'vote');
    expect(others(parent)).toEqual([3]);
    expect(others(child)).toEqual([1, 3]);
    expect(others(parent, [parent, child])).toEqual([]);
  });
});

describe('a change of membership', () => {
  it('RIG-10: ends the rights that only the old type gives', () => {
    expect(endingRights(TYPES, 'Supporter', 'Child')).toEqual(['wsfs_member', 'hugo_nominator']);
    expect(endingRights(TYPES, 'Adult', 'Supporter')).toEqual(['badge']);
    expect(endingRights(TYPES, 'Supporter', 'Adult')).toEqual([]);
    expect(endingRights(TYPES, 'NonMember', 'Child')).toEqual([]);
    expect(endingRights(TYPES, 'Infant', 'toString')).toEqual(['member', 'badge']);
  });
});

describe('two memberships of one person', () => {
  const merged = (kept: string, other: string) => mergedMembership(TYPES, kept, other, 'NonMember');

  it('RIG-12: merge into the one that includes all rights of the other, or into the kept one if both are equal', () => {
    expect(merged('Supporter', 'Adult')).toBe('Adult');
    expect(merged('Adult', 'Supporter')).toBe('Adult');
    expect(merged('Supporter', 'Supporter')).toBe('Supporter');
    expect(merged('NonMember', 'HugoNominator')).toBe('HugoNominator');
    expect(merged('HugoNominator', 'NonMember')).toBe('HugoNominator');
    const types = { ...TYPES, Friend: {} };
    expect(mergedMembership(types, 'NonMember', 'Friend', 'NonMember')).toBe('Friend');
    expect(mergedMembership(types, 'Friend', 'NonMember', 'NonMember')).toBe('Friend');
  });

  it('RIG-12: do not merge when each gives a right that the other lacks', () => {
    expect(merged('Supporter', 'Child')).toBeUndefined();
  });
});
