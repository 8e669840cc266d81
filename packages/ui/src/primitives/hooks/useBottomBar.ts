import { useEffect, type RefObject } from 'react';

/** What is filled in or pressed. */
const CONTROLS = 'input, select, textarea, button, summary, a';

/**
 * Keeps the page from scrolling what has the focus under a bar that sticks to its lower edge, however high
 * the bar is at the moment.
 *
 * @param bar the bar, while it is there
 * @param isSticky whether it sticks
 */
export function useBottomBar(bar: RefObject<HTMLElement | null>, isSticky: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!isSticky || !element || typeof ResizeObserver === 'undefined') return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      // A little more, so that a field's hint is seen as well.
      style.scrollPaddingBlockEnd = `calc(${element.offsetHeight}px + 1.5rem)`;
    });
    observer.observe(element);
    // What was left may say what it lacks, which moves what has the focus now down after it was scrolled to.
    const uncover = () =>
      requestAnimationFrame(() => {
        const { activeElement: focused } = document;
        // Not the page itself, which has the focus after a navigation and is higher than the window.
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
