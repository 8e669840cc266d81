import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { categoryId } from '../CategoryIndex/categoryId.ts';

const LINK = `#${categoryId('')}`;

/** The category that a press leads to. */
const categoryOfLink = ({ target }: Event): string | undefined => {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href?.startsWith(LINK) ? href.slice(LINK.length) : undefined;
};

/**
 * Unfolds the category that a pressed link leads to, before the browser goes there.
 *
 * @param root what the categories, and the links to them, are in
 */
export function useFollowedLinks(
  root: RefObject<HTMLElement | null>,
  open: ReadonlySet<string>,
  fold: (key: string, isOpen: boolean) => void,
): void {
  const follow = useStableCallback((event: Event) => {
    const key = categoryOfLink(event);
    if (key !== undefined && !open.has(key)) flushSync(() => fold(key, true));
  });
  useEffect(() => {
    const { current: frame } = root;
    frame?.addEventListener('click', follow);
    return () => frame?.removeEventListener('click', follow);
  }, [root, follow]);
}
