import type { AwardRight } from '@conkit/rules';
import type { CastBallot } from '../../awards/disallowed.ts';
import type { Entered } from '../../awards/ballotVersions.ts';

const whatOf = (ballot: CastBallot) => (ballot === 'votes' ? 'ballot' : 'nominations');

/** What mails about ballots say that the administrators of the awards have a hand in. */
export const ballots = {
  linkHeading: (act: AwardRight) => `Your link to ${act}`,
  linkSubject: (act: AwardRight, event: string, name: string) =>
    `Your link to ${act} for ${event}: ${name}`,
  linkOpening: (act: AwardRight, name: string) =>
    `${act === 'vote' ? 'Voting' : 'Nominating'} is open. Here is the link of ${name}: it signs you in and leads right there.`,
  linkUntil: (deadline: string) => `There is time until ${deadline}.`,

  changedHeading: (entered: Entered): string =>
    entered === 'paper' ? 'Your paper ballot is in' : 'Your ballot was restored',
  changedSubject: (entered: Entered, event: string, name: string) =>
    `${entered === 'paper' ? 'Your paper ballot is in' : 'Your ballot was restored'}, ${event}: ${name}`,
  changedOpening: (entered: Entered): string =>
    entered === 'paper'
      ? 'The awards team has entered the ballot that you sent on paper. Please check it: if something is wrong, tell us.'
      : 'The awards team has restored an earlier version of your ballot. If you did not ask for that, tell us.',

  rulingHeading: (ballot: CastBallot, isCounted: boolean) =>
    isCounted
      ? `Your ${whatOf(ballot)} will be counted after all`
      : `Your ${whatOf(ballot)} will not be counted`,
  rulingSubject: (ballot: CastBallot, isCounted: boolean, event: string, name: string) =>
    `${
      isCounted
        ? `Your ${whatOf(ballot)} will be counted after all`
        : `Your ${whatOf(ballot)} will not be counted`
    }, ${event}: ${name}`,
  rulingOpening: (ballot: CastBallot, isCounted: boolean, name: string) =>
    isCounted
      ? `The awards team has decided that the ${whatOf(ballot)} of ${name} will be counted after all.`
      : `The awards team has decided that the ${whatOf(ballot)} of ${name} will not be counted.`,
  rulingStays:
    'Nothing of what you sent is deleted. If you think that this is wrong, please write to us.',
  reason: 'Reason',

  replacedHeading: 'A finalist you ranked has left the ballot',
  replacedSubject: (title: string, event: string) =>
    `A finalist you ranked has left the ballot, ${event}: ${title}`,
  replacedOpening: (title: string, category: string, name: string) =>
    `“${title}” is no longer a finalist in ${category}. The ballot of ${name} ranks it.`,
  replacedBy: (title: string) => `In its place “${title}” is on the ballot now.`,
  replacedAdvice: (deadline: string) =>
    `The rest of your ranking counts as it is. You can change it until ${deadline}.`,
};

export type BallotsWords = typeof ballots;
