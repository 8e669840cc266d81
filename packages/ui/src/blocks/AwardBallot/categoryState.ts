import { countedBallot, uncountedEntries } from '@conkit/rules';
import type { CategoryStatus } from '../../components/CategoryFold/categoryStatus.ts';
import type { AwardBallotMessages } from './AwardBallot.messages.tsx';
import type { CategoryBallot } from './types.ts';

type Facts = Pick<CategoryBallot, 'ballot' | 'theirs' | 'refusal'>;

/** Whether the voter has to decide something in a category before it can be saved (BAL-15, BAL-17). */
export const asksVoter = ({ theirs, refusal }: Facts): boolean =>
  theirs !== undefined || refusal !== undefined;

/** How far a category is. */
export const statusOf = (category: Facts): CategoryStatus => {
  if (asksVoter(category)) return 'trouble';
  if (uncountedEntries(category.ballot).length > 0) return 'gap';
  return countedBallot(category.ballot).length > 0 ? 'done' : 'untouched';
};

/** That in words. */
export const statusLabel = (category: Facts, words: AwardBallotMessages): string => {
  if (category.refusal !== undefined) return words.notSaved;
  if (category.theirs !== undefined) return words.inConflict;
  const status = statusOf(category);
  if (status === 'gap') return words.hasGap;
  return status === 'done' ? words.ranked : words.notRanked;
};

/** The first category after another one, or of all, in which there is something to do. */
export const nextUnfinished = (
  categories: readonly CategoryBallot[],
  after?: string,
): CategoryBallot | undefined =>
  categories
    .slice(categories.findIndex(({ key }) => key === after) + 1)
    .find((category) => statusOf(category) !== 'done');
