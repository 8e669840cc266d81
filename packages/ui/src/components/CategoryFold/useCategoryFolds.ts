import { useEffect, useRef, useState, type RefObject } from 'react';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { goToCategory } from './goToCategory.ts';
import { useFollowedLinks } from './useFollowedLinks.ts';

interface CategoryFoldsOptions {
  /** The categories that are open at first. */
  start: readonly string[];
  /** The categories that need the reader's attention. Each one opens when it is added. */
  asking: readonly string[];
  /** Returns the category after the given one. */
  nextOf: (category: string) => string | undefined;
  /** The category to scroll to at first. */
  goal?: string | undefined;
  /** Called with the open categories, in the order they were opened, after the reader opened or closed one. */
  onFold?: ((open: readonly string[]) => void) | undefined;
  /** The element that contains the categories and the links to them. */
  root: RefObject<HTMLElement | null>;
}

/** Manages which categories of a page are open, and moves from one to the next. */
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
  /** Updates from the previous state: find-in-page can toggle several categories before the next render. */
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
  /** Closes a category, unless it needs attention, and moves to the next one. */
  const goOn = useStableCallback((from: string) => {
    const next = nextOf(from);
    if (next === undefined) return;
    goal.current = next;
    change(asking.includes(from) ? undefined : from, next);
  });

  useFollowedLinks(root, open, fold);

  return { open, fold, goOn };
}
