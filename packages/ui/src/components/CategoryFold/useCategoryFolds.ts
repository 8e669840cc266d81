import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { goToCategory } from './goToCategory.ts';
import { useFollowedLinks } from './useFollowedLinks.ts';

interface CategoryFoldsOptions {
  /** What is open to begin with. */
  start: readonly string[];
  /** The categories that ask their reader something: each is unfolded as soon as it does. */
  asking: readonly string[];
  /** The category that comes after another. */
  nextOf: (category: string) => string | undefined;
  /** Where the reader is brought to begin with. */
  goal?: string | undefined;
  /** Called with what is open, in the order it was opened in, after the reader has folded or unfolded something. */
  onFold?: ((open: readonly string[]) => void) | undefined;
  /** What the categories, and the links to them, are in. */
  root: RefObject<HTMLElement | null>;
}

/** Which categories of a page are unfolded, and how one goes from one to the next. */
export function useCategoryFolds({
  start,
  asking,
  nextOf,
  root,
  ...options
}: CategoryFoldsOptions) {
  const [asked, setAsked] = useState(asking);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...asking, ...start]));
  if (asking.join() !== asked.join()) {
    setAsked(asking);
    const news = asking.filter((key) => !asked.includes(key));
    if (news.length > 0) setOpen(new Set([...open, ...news]));
  }

  const goal = useRef(options.goal);
  useEffect(() => {
    if (goal.current !== undefined) goToCategory(goal.current);
    goal.current = undefined;
  });

  const hasFolded = useRef(false);
  const tell = useStableCallback((keys: ReadonlySet<string>) => {
    if (hasFolded.current) options.onFold?.([...keys]);
    hasFolded.current = false;
  });
  useEffect(() => tell(open), [open, tell]);
  /** Several may be folded before the next drawing, as when the browser searches the page. */
  const change = (closed: string | undefined, opened: string | undefined) => {
    hasFolded.current = true;
    setOpen((before) => {
      const others = [...before].filter((key) => key !== closed && key !== opened);
      return new Set(opened === undefined ? others : [...others, opened]);
    });
  };
  const fold = useStableCallback((key: string, isOpen: boolean) =>
    isOpen ? change(undefined, key) : change(key, undefined),
  );
  /** Folds a category, unless it asks something, and goes on to the next. */
  const goOn = useStableCallback((from: string) => {
    const next = nextOf(from);
    if (next === undefined) return;
    goal.current = next;
    change(asking.includes(from) ? undefined : from, next);
  });

  useFollowedLinks(root, open, fold);

  return { open, fold, goOn };
}
