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
  /** What the categories, and the links to them, are in. */
  root: RefObject<HTMLElement | null>;
}

/** Which categories of a page are unfolded, and how one goes from one to the next. */
export function useCategoryFolds({ start, asking, nextOf, root }: CategoryFoldsOptions) {
  const [asked, setAsked] = useState(asking);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set([...start, ...asking]));
  if (asking.join() !== asked.join()) {
    setAsked(asking);
    const news = asking.filter((key) => !asked.includes(key));
    if (news.length > 0) setOpen(new Set([...open, ...news]));
  }

  const goal = useRef<string>(undefined);
  useEffect(() => {
    if (goal.current !== undefined) goToCategory(goal.current);
    goal.current = undefined;
  });

  const fold = useStableCallback((key: string, isOpen: boolean) => {
    // Several can be told of at once.
    setOpen((before) => {
      if (isOpen === before.has(key)) return before;
      const others = [...before].filter((one) => one !== key);
      return new Set(isOpen ? [...others, key] : others);
    });
  });
  /** Folds a category, unless it asks something, and goes on to the next. */
  const goOn = useStableCallback((from: string) => {
    const next = nextOf(from);
    if (next === undefined) return;
    goal.current = next;
    const left = asking.includes(from) ? open : [...open].filter((key) => key !== from);
    setOpen(new Set([...left, next]));
  });

  useFollowedLinks(root, open, fold);

  return { open, fold, goOn };
}
