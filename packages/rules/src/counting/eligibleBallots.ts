import type { MembershipTypes } from '../membership/membership.ts';
import { canNominate, canVote, type RightHolder } from '../membership/rights.ts';

/** Somebody's ballot, with the membership that they have now. */
interface Cast extends Pick<RightHolder, 'membership'> {
  /** Whether the administrators of the awards have disallowed it; they have not when absent. */
  readonly isDisallowed?: boolean;
}

/** All ballots that were cast: each is counted, was disallowed, or its person is not eligible. */
export interface EligibleBallots<One extends Cast> {
  readonly counted: readonly One[];
  readonly disallowed: readonly One[];
  readonly notEligible: readonly One[];
}

const part = <One extends Cast>(
  cast: readonly One[],
  isEligible: (ballot: One) => boolean,
): EligibleBallots<One> => {
  const allowed = cast.filter(({ isDisallowed }) => !isDisallowed);
  return {
    counted: allowed.filter(isEligible),
    disallowed: cast.filter(({ isDisallowed }) => isDisallowed),
    notEligible: allowed.filter((ballot) => !isEligible(ballot)),
  };
};

/**
 * A final ballot counts when its person has the right to vote at the time of the count (COU-8) and it was not
 * disallowed (COU-10); the others are told, and are no ballots cast.
 */
export const eligibleVotes = <One extends Cast>(
  cast: readonly One[],
  types: MembershipTypes,
): EligibleBallots<One> => part(cast, (ballot) => canVote(ballot, types));

/**
 * A nominating ballot counts when its person has the right to nominate at the time of the count (SEL-7) and it was not
 * disallowed (COU-10); the others are told.
 */
export const eligibleNominations = <One extends Cast>(
  cast: readonly One[],
  types: MembershipTypes,
): EligibleBallots<One> => part(cast, (ballot) => canNominate(ballot, types));
