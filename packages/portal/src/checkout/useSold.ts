import { useHydrated } from '@conkit/drafts/react';
import { useRouterState } from '@tanstack/react-router';
import type { SoldState } from '../context.ts';

/**
 * What a visitor has bought with the order of a name on this page, after a reload too; null while nothing is.
 * Only the browser's history knows of it, so the server draws the page without.
 */
export function useSold(name: string): SoldState | null {
  const isHydrated = useHydrated();
  const sold = useRouterState({ select: ({ location }) => location.state.sold });
  return isHydrated && sold?.name === name ? sold : null;
}
