import { replacedEntries } from '@conkit/rules';
import type { RefObject } from 'react';
import { useCategoryFolds } from '../../components/CategoryFold/useCategoryFolds.ts';
import { asksVoter, nextUnfinished } from './categoryState.ts';
import type { CategoryBallot } from './types.ts';

interface FoldsOptions {
  categories: readonly CategoryBallot[];
  isReadOnly: boolean;
  /** The categories that were open before; the last one is where the voter was. */
  start: readonly string[] | undefined;
  /** Whether to focus and scroll to that category. */
  takesFocus: boolean;
  onFold: ((open: readonly string[]) => void) | undefined;
  /** The element that contains the categories and the links to them. */
  root: RefObject<HTMLElement | null>;
}

/**
 * Returns whether a category has a notice that the voter must see: a finalist left the ballot (BAL-16), or a save came
 * too late.
 */
const tellsNews = ({ ballot, finalists, status }: CategoryBallot, isReadOnly: boolean) =>
  replacedEntries(ballot, finalists).length > 0 ||
  (isReadOnly && status !== 'saved' && status !== 'saving');

/**
 * Manages which categories are open: the voter's last one or the first unfinished one, any that needs attention, as
 * soon as it does, and the target of a link. A read-only ballot starts folded.
 */
export function useFolds({ categories, isReadOnly, start, takesFocus, ...options }: FoldsOptions) {
  const first = start?.length ? start : [nextUnfinished(categories)?.key ?? []].flat();
  return useCategoryFolds({
    ...options,
    start: isReadOnly ? [] : first,
    asking: categories
      .filter((category) => asksVoter(category) || tellsNews(category, isReadOnly))
      .map(({ key }) => key),
    nextOf: (category) => nextUnfinished(categories, category)?.key,
    goal: takesFocus && !isReadOnly ? start?.at(-1) : undefined,
  });
}
