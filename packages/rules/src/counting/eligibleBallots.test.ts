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

it('COU-8: counts the votes of those who have the right to vote now, and tells the others', () => {
  expect(eligibleBallots(all, [{ types: ['Adult'] }])).toEqual({
    counted: [adult],
    notEligible: [nominator, nonMember, member],
  });
});

it('SEL-7: counts the nominations of those who have the right to nominate now, and tells the others', () => {
  const conditions = [{ types: ['Adult', 'HugoNominator'] }, { list: 'last-year' }];
  expect(eligibleBallots(all, conditions)).toEqual({
    counted: [adult, nominator, member],
    notEligible: [nonMember],
  });
});
