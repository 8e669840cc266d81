import { meetsCondition, type RightCondition, type RightFacts } from '../membership/awardRights.ts';

/** Somebody's ballot, with what decides about their rights now. */
interface Cast extends RightFacts {
  /** Whether the administrators of the awards have disallowed it; they have not when absent. */
  readonly isDisallowed?: boolean;
}

/** All ballots that were cast: each is counted, was disallowed, or its person is not eligible. */
export interface EligibleBallots<One extends Cast> {
  readonly counted: readonly One[];
  readonly disallowed: readonly One[];
  readonly notEligible: readonly One[];
}

/**
 * A final or nominating ballot counts when its person has the right to it at the time of the count (COU-8, SEL-7) and it
 * was not disallowed (COU-10); the others are told, and are no ballots cast.
 *
 * @param cast somebody's ballot each, with what decides about their rights now
 * @param conditions of the right
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
