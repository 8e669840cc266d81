import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { PortalContext } from './context.ts';
import { routeTree } from './routeTree.gen.ts';
import { FailurePage, NotFoundPage } from './shell/ErrorPages.tsx';

/** Keeps the scroll position if the reader scrolled before hydration. */
function scrollsUnlessReading(): () => boolean {
  let isFirst = true;
  return () => {
    const isReading = isFirst && window.scrollY > 0;
    isFirst = false;
    return !isReading;
  };
}

export const createPortalRouter = (context: PortalContext, history: RouterHistory) =>
  createRouter({
    routeTree,
    context,
    history,
    defaultPreload: 'intent',
    // React Query decides what is fresh.
    defaultPreloadStaleTime: 0,
    defaultPendingMs: 400,
    // Scroll to the top on navigation, and to the last position on going back. The server has no scroll
    // position.
    scrollRestoration: typeof window !== 'undefined' && scrollsUnlessReading(),
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface Register {
    router: PortalRouter;
  }
}
