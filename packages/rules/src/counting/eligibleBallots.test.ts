import { expect, it } from 'vitest';
import { eligibleNominations, eligibleVotes } from './eligibleBallots.ts';

const types = {
  Adult: { wsfs_member: true, hugo_nominator: true },
  HugoNominator: { hugo_nominator: true },
  NonMember: {},
};
const [adult, nominator, nonMember, unknown] = [
  { id: 1, membership: 'Adult' },
  { id: 2, membership: 'HugoNominator' },
  { id: 3, membership: 'NonMember' },
  { id: 4, membership: 'Robot' },
];
const all = [adult, nominator, nonMember, unknown];

it('COU-8: counts the votes of those who have the right to vote now, and tells the others', () => {
  expect(eligibleVotes(all, types)).toEqual({
    counted: [adult],
    disallowed: [],
    notEligible: [nominator, nonMember, unknown],
  });
});

it('SEL-7: counts the nominations of those who have the right to nominate now, and tells the others', () => {
  expect(eligibleNominations(all, types)).toEqual({
    counted: [adult, nominator],
    disallowed: [],
    notEligible: [nonMember, unknown],
  });
});

it('COU-10: counts no ballot that was disallowed, and tells it once, whatever rights its person has', () => {
  const disallowed = { id: 5, membership: 'Adult', isDisallowed: true };
  const both = { id: 6, membership: 'NonMember', isDisallowed: true };
  const allowed = { id: 7, membership: 'Adult', isDisallowed: false };
  for (const eligible of [eligibleVotes, eligibleNominations]) {
    expect(eligible([disallowed, both, allowed, nonMember], types)).toEqual({
      counted: [allowed],
      disallowed: [disallowed, both],
      notEligible: [nonMember],
    });
  }
});
