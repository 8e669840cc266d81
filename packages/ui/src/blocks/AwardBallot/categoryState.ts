import { countedBallot, uncountedEntries } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/categoryStatus.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import type { CategoryBallot } from './types.ts';

type Facts = Pick<CategoryBallot, 'ballot' | 'theirs' | 'refusal'>;

/** Returns whether the voter has to decide something before the category can be saved (BAL-15, BAL-17). */
export const asksVoter = ({ theirs, refusal }: Facts): boolean =>
  theirs !== undefined || refusal !== undefined;

/** Returns a category's progress. */
export const statusOf = (category: Facts): CategoryStatus => {
  if (asksVoter(category)) return 'trouble';
  if (uncountedEntries(category.ballot).length > 0) return 'gap';
  return countedBallot(category.ballot).length > 0 ? 'done' : 'untouched';
};

/** Returns the label of a category's progress. */
export const statusLabel = (category: Facts, words: AwardBallotMessages): string => {
  if (category.refusal !== undefined) return words.notSaved;
  if (category.theirs !== undefined) return words.inConflict;
  const status = statusOf(category);
  if (status === 'gap') return words.hasGap;
  return status === 'done' ? words.ranked : words.notRanked;
};

/** Returns the first category after the given one, or of all, with something left to do. */
export const nextUnfinished = (
  categories: readonly CategoryBallot[],
  after?: string,
): CategoryBallot | undefined =>
  categories
    .slice(categories.findIndex(({ key }) => key === after) + 1)
    .find((category) => statusOf(category) !== 'done');
