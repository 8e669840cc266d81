import { replacedEntries } from '@conkit/rules';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { goToCategory } from '../../components/CategoryFold/goToCategory.ts';
import { useFollowedLinks } from '../../components/CategoryFold/useFollowedLinks.ts';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
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
export function useFolds({ categories, isReadOnly, start, root, ...options }: FoldsOptions) {
  const asking = categories
    .filter((category) => asksVoter(category) || tellsNews(category, isReadOnly))
    .map(({ key }) => key);
  const [asked, setAsked] = useState(asking);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => {
    if (isReadOnly) return new Set(asking);
    const first = start?.length ? undefined : nextUnfinished(categories)?.key;
    return new Set([...asking, ...(start ?? []), ...(first === undefined ? [] : [first])]);
  });
  if (asking.join() !== asked.join()) {
    setAsked(asking);
    const news = asking.filter((key) => !asked.includes(key));
    if (news.length > 0) setOpen(new Set([...open, ...news]));
  }

  const hasFolded = useRef(false);
  const goal = useRef(options.takesFocus && !isReadOnly ? start?.at(-1) : undefined);
  useEffect(() => {
    if (goal.current !== undefined) goToCategory(goal.current);
    goal.current = undefined;
  });

  const tell = useStableCallback((keys: ReadonlySet<string>) => {
    if (hasFolded.current) options.onFold?.([...keys]);
    hasFolded.current = false;
  });
  useEffect(() => tell(open), [open, tell]);
  /** Several may be folded before the next drawing, as when the browser searches the page. */
  const change = (closed: string, opened?: string) => {
    hasFolded.current = true;
    setOpen((current) => {
      const others = [...current].filter((key) => key !== closed && key !== opened);
      return new Set(opened === undefined ? others : [...others, opened]);
    });
  };
  const fold = useStableCallback((key: string, isOpen: boolean) =>
    change(key, isOpen ? key : undefined),
  );
  /** From one category to the next in which there is something to do. */
  const goOn = useStableCallback((from: string) => {
    const next = nextUnfinished(categories, from);
    if (!next) return;
    goal.current = next.key;
    change(from, next.key);
  });

  useFollowedLinks(root, open, fold);

  return { open, fold, goOn };
}
