import { meetsCondition, type RightCondition, type RightFacts } from '../membership/awardRights.ts';

/** All ballots that were cast: each is counted, or its person is not eligible. */
export interface EligibleBallots<One extends RightFacts> {
  readonly counted: readonly One[];
  readonly notEligible: readonly One[];
}

/**
 * A final or nominating ballot counts when its person has the right to it at the time of the count; the others
 * are told, and are no ballots cast (COU-8, SEL-7).
 *
 * @param cast somebody's ballot each, with what decides about their rights now
 * @param conditions of the right
 */
export const eligibleBallots = <One extends RightFacts>(
  cast: readonly One[],
  conditions: readonly RightCondition[],
): EligibleBallots<One> => {
  const isEligible = (ballot: One) => meetsCondition(ballot, conditions);
  return {
    counted: cast.filter(isEligible),
    notEligible: cast.filter((ballot) => !isEligible(ballot)),
  };
};
