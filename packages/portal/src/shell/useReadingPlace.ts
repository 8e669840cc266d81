import { useQueryClient } from '@tanstack/react-query';
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
  const queryClient = useQueryClient();
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
        if (place) end = holdPlace(place, () => queryClient.isFetching() > 0);
      }),
    ];
    return () => {
      for (const unsubscribe of subscriptions) unsubscribe();
      end();
    };
  }, [router, queryClient]);
}

/**
 * Scrolls to a place as the page grows, until it is there and stays with nothing more to come, or the reader
 * does something. Returns a function that ends it.
 */
function holdPlace(top: number, isLoading: () => boolean): () => void {
  let scrolled = window.scrollY;
  let height = document.body.offsetHeight;
  let settled: ReturnType<typeof setTimeout> | undefined;
  const growth = new ResizeObserver(() => {
    window.scrollTo({ top, behavior: 'instant' });
    scrolled = window.scrollY;
    height = document.body.offsetHeight;
    clearTimeout(settled);
    if (Math.abs(scrolled - top) <= 1) settled = setTimeout(endIfComplete, SETTLED_MS);
  });
  const endIfComplete = () => {
    if (isLoading()) settled = setTimeout(endIfComplete, SETTLED_MS);
    else end();
  };
  const end = () => {
    clearTimeout(settled);
    growth.disconnect();
    for (const act of ACTS) window.removeEventListener(act, end);
    window.removeEventListener('scroll', endIfElsewhere);
  };
  /**
   * A reader's scrolling, by whatever means; not the page's own, nor the browser's, which keeps in place what
   * is on screen when something above it comes late.
   */
  const endIfElsewhere = () => {
    if (document.body.offsetHeight === height && Math.abs(window.scrollY - scrolled) > 1) end();
  };
  for (const act of ACTS) window.addEventListener(act, end, { passive: true });
  window.addEventListener('scroll', endIfElsewhere);
  growth.observe(document.body);
  return end;
}

const ACTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;
