import type { MembershipTypes } from '../membership/membership.ts';
import { canNominate, canVote, type RightHolder } from '../membership/rights.ts';

/** Somebody's ballot, with the membership that they have now. */
type Cast = Pick<RightHolder, 'membership'>;

/** All ballots that were cast: each is counted, or its person is not eligible. */
export interface EligibleBallots<One extends Cast> {
  readonly counted: readonly One[];
  readonly notEligible: readonly One[];
}

const part = <One extends Cast>(
  cast: readonly One[],
  isEligible: (ballot: One) => boolean,
): EligibleBallots<One> => ({
  counted: cast.filter(isEligible),
  notEligible: cast.filter((ballot) => !isEligible(ballot)),
});

/**
 * A final ballot counts when its person has the right to vote at the time of the count; the others are
 * told, and are no ballots cast (COU-8).
 */
export const eligibleVotes = <One extends Cast>(
  cast: readonly One[],
  types: MembershipTypes,
): EligibleBallots<One> => part(cast, (ballot) => canVote(ballot, types));

/**
 * A nominating ballot counts when its person has the right to nominate at the time of the count; the
 * others are told (SEL-7).
 */
export const eligibleNominations = <One extends Cast>(
  cast: readonly One[],
  types: MembershipTypes,
): EligibleBallots<One> => part(cast, (ballot) => canNominate(ballot, types));
