import { useEffect } from 'react';
import { withIndex } from './categories.css.ts';

/**
 * Keeps the page from scrolling what has the focus under the bar of the index, as long as the component is there.
 * A class, for `html:has()` would have the browser look for it anew with every letter and every row.
 */
export function useIndexedPage(): void {
  useEffect(() => {
    const { classList } = document.documentElement;
    classList.add(withIndex);
    return () => classList.remove(withIndex);
  }, []);
}
