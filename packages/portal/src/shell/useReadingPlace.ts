import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect } from 'react';

/** For how long a page that has reached its place must be quiet to be called complete, in milliseconds. */
const SETTLED_MS = 1000;

// The router's own name for an entry of the history, by which it keeps its places too.
// oxlint-disable-next-line no-underscore-dangle
const entryOf = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/**
 * Brings whoever goes back to where they were in a page that is not complete yet: the router scrolls as
 * soon as the page is drawn, which on a slow line is before there is anything to scroll to.
 */
export function useReadingPlace() {
  const router = useRouter();
  useEffect(() => {
    const places = new Map<string, number>();
    let end: () => void = () => undefined;
    const subscriptions = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (fromLocation) places.set(entryOf(fromLocation), window.scrollY);
        // The place was that of the page that is left.
        if (pathChanged) end();
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        end();
        const place = places.get(entryOf(toLocation));
        if (place) end = holdPlace(place);
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      end();
    };
  }, [router]);
}

/**
 * Scrolls to a place as the page grows, until it is there and stays, or the reader does something. Returns
 * a function that ends it.
 */
function holdPlace(top: number): () => void {
  let scrolled = window.scrollY;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    scrolled = window.scrollY;
    clearTimeout(settled);
    if (Math.abs(scrolled - top) <= 1) settled = setTimeout(end, SETTLED_MS);
  });
  const end = () => {
    clearTimeout(settled);
    growth.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end);
    window.removeEventListener('scroll', endIfElsewhere);
  };
  /** A reader's scrolling, by whatever means; not the page's own. */
  const endIfElsewhere = () => {
    if (Math.abs(window.scrollY - scrolled) > 1) end();
  };
  for (const act of ACTS) window.addEventListener(act, end, { passive: true });
  window.addEventListener('scroll', endIfElsewhere);
  growth.observe(document.body);
  return end;
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
