import { useRouter } from '@tanstack/react-router';
import { useEffect, type RefObject } from 'react';

/**
 * Brings keyboard and screen reader to the new page's content after a link was followed; a field in use,
 * like the one that chooses a membership type and with it the path, keeps the focus.
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
