import type { Navigation } from '@conkit/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter, type ParsedLocation } from '@tanstack/react-router';
import { useEffect, useMemo, type RefObject } from 'react';

/** Connects the component library's links to the router. */
export function useRouterNavigation(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      navigate: (href) => void router.navigate({ href }),
      preload: (href) => void router.preloadRoute({ to: href }).catch(() => undefined),
    }),
    [router],
  );
}

/**
 * Moves the focus to the new page's content after following a link. A field in use keeps the focus, for
 * example one whose value changes the path.
 */
export function useFocusOnNavigation(content: RefObject<HTMLElement | null>) {
  const router = useRouter();
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        const focused = document.activeElement;
        const isFree = !focused || focused === document.body || focused.closest('a, nav');
        if (fromLocation && pathChanged && isFree) content.current?.focus({ preventScroll: true });
      }),
    [router, content],
  );
}

/** Events that show that the reader acts. */
const INPUTS = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** How long a page at its scroll position must stay unchanged to count as complete, in milliseconds. */
const SETTLED_MS = 1000;

// The router's key of a history entry, which its scroll restoration uses too.
// oxlint-disable-next-line no-underscore-dangle
const getEntryKey = ({ state, href }: ParsedLocation) => state.__TSR_key ?? href;

/**
 * Restores the scroll position on going back while the page still grows. The router scrolls once after
 * rendering, which on a slow connection is before the page is long enough.
 */
export function useScrollPosition() {
  const router = useRouter();
  const queryClient = useQueryClient();
  useEffect(() => {
    const places = new Map<string, number>();
    let end: () => void = () => undefined;
    const subscriptions = [
      router.subscribe('onBeforeLoad', ({ fromLocation, pathChanged }) => {
        if (fromLocation) places.set(getEntryKey(fromLocation), window.scrollY);
        // Stop scrolling for the page that is left.
        if (pathChanged) end();
      }),
      router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        end();
        const place = places.get(getEntryKey(toLocation));
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
 * Scrolls to a position as the page grows. Stops when the position is reached and nothing more loads, or
 * when the reader acts. Returns a function that stops it.
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
    for (const input of INPUTS) window.removeEventListener(input, end);
    window.removeEventListener('scroll', endIfElsewhere);
  };
  /**
   * Stops on the reader's scrolling. Ignores our own scrolling and the browser's scroll anchoring, which
   * happens when the page's height has changed.
   */
  const endIfElsewhere = () => {
    if (document.body.offsetHeight === height && Math.abs(window.scrollY - scrolled) > 1) end();
  };
  for (const input of INPUTS) window.addEventListener(input, end, { passive: true });
  window.addEventListener('scroll', endIfElsewhere);
  growth.observe(document.body);
  return end;
}
