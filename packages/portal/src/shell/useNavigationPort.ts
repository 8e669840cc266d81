import type { Navigation } from '@conkit/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Connects the component library's links to the router. */
export function useNavigationPort(): Navigation {
  const router = useRouter();
  return useMemo(
    () => ({
      navigate: (href) => void router.navigate({ href }),
      preload: (href) => void router.preloadRoute({ to: href }).catch(() => undefined),
    }),
    [router],
  );
}
