import { useEffect, type RefObject } from 'react';

/** Controls that must not be covered by the bar. */
const CONTROLS = 'input, select, textarea, button, summary, a';

/**
 * Keeps the focused control from being covered by a bar that sticks to the bottom of the window, at any height of the
 * bar.
 *
 * @param bar The bar, while it is rendered.
 * @param isSticky Whether the bar sticks.
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isSticky || !element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // Extra space for the hint below a field.
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + 1.5rem)`;
    });
    observer.observe(element);
    // When the previous field loses focus, its error may appear and move the focused control down after the browser
    // scrolled to it.
    const uncover = () =>
      requestAnimationFrame(() => {
        const { activeElement: focused } = document;
        // The page itself has the focus after a navigation and is taller than the window.
        if (!focused?.matches(CONTROLS) || element.contains(focused)) return;
        const isCovered =
          focused.getBoundingClientRect().bottom > element.getBoundingClientRect().top;
        if (isCovered) focused.scrollIntoView({ block: 'nearest' });
      });
    document.addEventListener('focusin', uncover);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusin', uncover);
      style.scrollPaddingBlockEnd = '';
    };
  }, [bar, isSticky]);
}
