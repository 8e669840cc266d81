import { getAwardKey, isAnnounced, type Finalists } from '@conkit/rules';
import type { Convention } from './types.ts';

type Facts = Pick<Convention, 'awards' | 'award_categories'>;

/** Returns whether the finalists of a category are public (CAT-11). */
export function isCategoryAnnounced(
  { awards, award_categories }: Facts,
  category: string,
  now: Date,
): boolean {
  const award = awards[getAwardKey(category, award_categories) ?? ''];
  return award !== undefined && isAnnounced(award, now);
}

/** Returns the public finalists by category, in ballot order. Everything that shows finalists uses this. */
export const getAnnouncedFinalists = (
  { finalists, ...facts }: Facts & Pick<Convention, 'finalists'>,
  now: Date,
): Finalists =>
  Object.fromEntries(
    Object.entries(finalists).filter(([category]) => isCategoryAnnounced(facts, category, now)),
  );
