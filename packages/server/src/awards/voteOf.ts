import type { AwardFacts, Convention } from '../config/types.ts';

/** Returns the award of a category that is voted on, with the voting period. */
export function voteOf(
  { awards, award_categories }: Convention,
  category: string,
): { key: string; award: AwardFacts; voting: NonNullable<AwardFacts['voting']> } | undefined {
  const key = award_categories.find((one) => one.key === category)?.award;
  const award = key === undefined ? undefined : awards[key];
  return key !== undefined && award?.voting ? { key, award, voting: award.voting } : undefined;
}
