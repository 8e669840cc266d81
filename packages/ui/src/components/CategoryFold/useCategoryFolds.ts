import { useEffect, useRef, useState, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { getCategoryId } from '../CategoryIndex/categoryId.ts';

interface CategoryFoldsOptions {
  /** The categories that are open at first. */
  start: readonly string[];
  /** The categories that need the reader's attention. Each one opens when it is added. */
  needsAttention: readonly string[];
  /** Returns the category after the given one. */
  getNext: (category: string) => string | undefined;
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
  needsAttention,
  getNext,
  root,
  ...options
}: CategoryFoldsOptions) {
  const [knownAttention, setKnownAttention] = useState(needsAttention);
  const [open, setOpen] = useState<ReadonlySet<string>>(
    () => new Set([...needsAttention, ...start]),
  );
  if (needsAttention.join() !== knownAttention.join()) {
    setKnownAttention(needsAttention);
    const added = needsAttention.filter((key) => !knownAttention.includes(key));
    if (added.length > 0) setOpen(new Set([...open, ...added]));
  }

  const goal = useRef(options.goal);
  useEffect(() => {
    if (goal.current !== undefined) goToCategory(goal.current);
    goal.current = undefined;
  });

  const hasFolded = useRef(false);
  const notify = useStableCallback((keys: ReadonlySet<string>) => {
    if (hasFolded.current) options.onFold?.([...keys]);
    hasFolded.current = false;
  });
  useEffect(() => notify(open), [open, notify]);
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
  const proceed = useStableCallback((from: string) => {
    const next = getNext(from);
    if (next === undefined) return;
    goal.current = next;
    change(needsAttention.includes(from) ? undefined : from, next);
  });

  /** Opens a category for a reader who scrolls on. It doesn't count as visited. */
  const prepare = useStableCallback((key: string) =>
    setOpen((before) => (before.has(key) ? before : new Set([key, ...before]))),
  );

  useOpenFollowedCategory(root, open, fold);

  return { open, fold, proceed, prepare };
}

const LINK = `#${getCategoryId('')}`;

/** Returns the category that the pressed link points to. */
const getLinkedCategory = ({ target }: Event): string | undefined => {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href?.startsWith(LINK) ? href.slice(LINK.length) : undefined;
};

/**
 * Opens the category that a pressed link points to before the browser scrolls there.
 *
 * @param root The element that contains the categories and the links to them.
 */
function useOpenFollowedCategory(
  root: RefObject<HTMLElement | null>,
  open: ReadonlySet<string>,
  fold: (key: string, isOpen: boolean) => void,
): void {
  const follow = useStableCallback((event: Event) => {
    const key = getLinkedCategory(event);
    if (key !== undefined && !open.has(key)) flushSync(() => fold(key, true));
  });
  useEffect(() => {
    const { current: frame } = root;
    frame?.addEventListener('click', follow);
    return () => frame?.removeEventListener('click', follow);
  }, [root, follow]);
}

/** Focuses a category's heading and scrolls it to the top. Does nothing if the category isn't on the page. */
export function goToCategory(key: string): void {
  const fold = document.getElementById(getCategoryId(key));
  if (!fold) return;
  (fold.querySelector('summary') ?? fold).focus({ preventScroll: true });
  fold.scrollIntoView({ block: 'start' });
}
