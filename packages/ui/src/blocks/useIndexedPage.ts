import { useEffect } from 'react';
import { withIndex } from './categories.css.ts';

/**
 * Keeps the page from scrolling focused elements under the index bar while mounted. Uses a class, because browsers
 * re-evaluate `html:has()` on every keystroke and new row.
 */
export function useIndexedPage(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(withIndex);
    return () => classList.remove(withIndex);
  }, []);
}
