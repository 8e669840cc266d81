import type { AwardFacts, Convention } from '../config/types.ts';

/** The award of a category in which there is a vote, with the period of that. */
export function voteOf(
  { awards, award_categories }: Convention,
  category: string,
): { key: string; award: AwardFacts; voting: NonNullable<AwardFacts['voting']> } | undefined {
  const key = award_categories.find((one) => one.key === category)?.award;
  const award = key === undefined ? undefined : awards[key];
  return key !== undefined && award?.voting ? { key, award, voting: award.voting } : undefined;
}
