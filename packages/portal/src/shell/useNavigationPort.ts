import type { Navigation } from '@conkit/ui';
import { useRouter } from '@tanstack/react-router';
import { useMemo } from 'react';

/** Hands the router to the links of the component library. */
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
