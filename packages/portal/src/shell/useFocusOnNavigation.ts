import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

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
