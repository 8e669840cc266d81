import { expect, it } from 'vitest';
import { eligibleBallots } from './eligibleBallots.ts';

const joined = new Date('2019-01-01T00:00:00Z');
const [adult, nominator, nonMember, member] = [
  { id: 1, membership: 'Adult', joined, lists: [] },
  { id: 2, membership: 'HugoNominator', joined, lists: [] },
  { id: 3, membership: 'NonMember', joined: null, lists: [] },
  { id: 4, membership: 'NonMember', joined: null, lists: ['last-year'] },
];
const all = [adult, nominator, nonMember, member];

it('COU-8: counts the votes of people with the right to vote now, and returns the others', () => {
  expect(eligibleBallots(all, [{ types: ['Adult'] }])).toEqual({
    counted: [adult],
    disallowed: [],
    notEligible: [nominator, nonMember, member],
  });
});

it('SEL-7: counts the nominations of people with the right to nominate now, and returns the others', () => {
  const conditions = [{ types: ['Adult', 'HugoNominator'] }, { list: 'last-year' }];
  expect(eligibleBallots(all, conditions)).toEqual({
    counted: [adult, nominator, member],
    disallowed: [],
    notEligible: [nonMember],
  });
});

it('COU-10: returns a disallowed ballot once and does not count it, with or without rights', () => {
  const disallowed = { ...adult, id: 5, isDisallowed: true };
  const both = { ...nonMember, id: 6, isDisallowed: true };
  const allowed = { ...adult, id: 7, isDisallowed: false };
  expect(eligibleBallots([disallowed, both, allowed, nonMember], [{ types: ['Adult'] }])).toEqual({
    counted: [allowed],
    disallowed: [disallowed, both],
    notEligible: [nonMember],
  });
});
