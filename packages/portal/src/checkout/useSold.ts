import { useHydrated } from '@conkit/drafts/react';
import { useRouterState } from '@tanstack/react-router';
import type { SoldState } from '../context.ts';

/**
 * Returns a visitor's purchase of this order, also after a reload, or null. It is in the browser's history
 * only, so the server renders null.
 */
export function useSold(name: string): SoldState | null {
  const isHydrated = useHydrated();
  const sold = useRouterState({ select: ({ location }) => location.state.sold });
  return isHydrated && sold?.name === name ? sold : null;
}
