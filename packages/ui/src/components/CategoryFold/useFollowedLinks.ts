import { useEffect, type RefObject } from 'react';
import { flushSync } from 'react-dom';
import { useStableCallback } from '../../primitives/hooks/useStableCallback.ts';
import { categoryId } from '../CategoryIndex/categoryId.ts';

const LINK = `#${categoryId('')}`;

/** Returns the category that the pressed link points to. */
const categoryOfLink = ({ target }: Event): string | undefined => {
  const href = target instanceof Element ? target.closest('a')?.getAttribute('href') : undefined;
  return href?.startsWith(LINK) ? href.slice(LINK.length) : undefined;
};

/**
 * Opens the category that a pressed link points to before the browser scrolls there.
 *
 * @param root The element that contains the categories and the links to them.
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
