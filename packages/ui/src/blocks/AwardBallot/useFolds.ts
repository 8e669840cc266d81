import { replacedEntries } from '@conkit/rules';
import type { RefObject } from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import { asksVoter, nextUnfinished } from './categoryState.ts';
import type { CategoryBallot } from './types.ts';

interface FoldsOptions {
  categories: readonly CategoryBallot[];
  isReadOnly: boolean;
  /** The categories that were open before; the last of them is where the voter was. */
  start: readonly string[] | undefined;
  /** Whether the voter is brought there. */
  takesFocus: boolean;
  onFold: ((open: readonly string[]) => void) | undefined;
  /** What the categories, and links to them, are in. */
  root: RefObject<HTMLElement | null>;
}

/** Whether a notice in a category tells what a voter must know: it left the ballot (BAL-16), or came too late. */
const tellsNews = ({ ballot, finalists, status }: CategoryBallot, isReadOnly: boolean) =>
  replacedEntries(ballot, finalists).length > 0 ||
  (isReadOnly && status !== 'saved' && status !== 'saving');

/**
 * Which categories are unfolded: where the voter is, at first the first that is not finished; what asks the
 * voter something or tells news, as soon as it does; and what a link leads to. A ballot that is read begins folded.
 */
export function useFolds({ categories, isReadOnly, start, takesFocus, ...options }: FoldsOptions) {
  const first = start?.length ? start : [nextUnfinished(categories)?.key ?? []].flat();
  return useCategoryFolds({
    ...options,
    start: isReadOnly ? [] : first,
    asking: categories
      .filter((category) => asksVoter(category) || tellsNews(category, isReadOnly))
      .map(({ key }) => key),
    // From one category to the next in which there is something to do.
    nextOf: (category) => nextUnfinished(categories, category)?.key,
    goal: takesFocus && !isReadOnly ? start?.at(-1) : undefined,
  });
}
