import { awardOf, isAnnounced, type Finalists } from '@conkit/rules';
import type { Convention } from './types.ts';

type Facts = Pick<Convention, 'awards' | 'award_categories'>;

/** Whether anybody may be told who is on the ballot of a category (CAT-11). */
export function isCategoryAnnounced(
  { awards, award_categories }: Facts,
  category: string,
  now: Date,
): boolean {
  const award = awards[awardOf(category, award_categories) ?? ''];
  return award !== undefined && isAnnounced(award, now);
}

/** The finalists that anybody may be told of, by category in ballot order; whatever tells of finalists asks this. */
export const announcedFinalists = (
  { finalists, ...facts }: Facts & Pick<Convention, 'finalists'>,
  now: Date,
): Finalists =>
  Object.fromEntries(
    Object.entries(finalists).filter(([category]) => isCategoryAnnounced(facts, category, now)),
  );
