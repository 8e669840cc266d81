import { meetsCondition, type RightCondition, type RightFacts } from '../membership/awardRights.ts';

/** A ballot with the facts that decide the rights of its person. */
interface Cast extends RightFacts {
  /** Whether the administrators of the awards have disallowed it; false when absent. */
  readonly isDisallowed?: boolean;
}

/** All ballots that were cast, each in one of the lists. */
export interface EligibleBallots<One extends Cast> {
  readonly counted: readonly One[];
  readonly disallowed: readonly One[];
  readonly notEligible: readonly One[];
}

/**
 * Sorts ballots into those that count and those that do not. A final or nominating ballot counts when its person has
 * the right at the time of the count (COU-8, SEL-7) and it was not disallowed (COU-10).
 *
 * @param cast one ballot of each person, with the current facts about their rights
 * @param conditions the conditions of the right
 */
export const eligibleBallots = <One extends Cast>(
  cast: readonly One[],
  conditions: readonly RightCondition[],
): EligibleBallots<One> => {
  const allowed = cast.filter(({ isDisallowed }) => !isDisallowed);
  const isEligible = (ballot: One) => meetsCondition(ballot, conditions);
  return {
    counted: allowed.filter(isEligible),
    disallowed: cast.filter(({ isDisallowed }) => isDisallowed),
    notEligible: allowed.filter((ballot) => !isEligible(ballot)),
  };
};
