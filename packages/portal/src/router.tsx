import type { ApiClient, Config, User } from '@conkit/api-client';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import { createRouter, type RouterHistory } from '@tanstack/react-router';
import type { OrderKind } from './checkout/usePurchase.ts';
import type { Words } from './i18n/words.ts';
import { routeTree } from './routeTree.gen.ts';
import { FailurePage } from './shell/FailurePage.tsx';
import { NotFoundPage } from './shell/NotFoundPage.tsx';

/** What every route can reach. `config` and `user` are added by the root route. */
export interface PortalContext {
  api: ApiClient;
  queryClient: QueryClient;
  words: Words;
  /** Where a page is drawn with its data before it is shown; the browser fetches them while it is. */
  isServer?: boolean;
  /** Whether the sidebar is docked on wide screens, as remembered; it is unless said otherwise. */
  dockSidebar?: boolean;
}

/** What a route below the root can rely on. */
export interface LoadedContext extends PortalContext {
  config: Config;
  user: User | null;
}

/** Lets a page that was scrolled before it was taken over stay where its reader is. */
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
    // To the top on navigation, to where the reader was on going back. The server has no scroll position.
    scrollRestoration: typeof window !== 'undefined' && scrollsUnlessReading(),
    defaultErrorComponent: FailurePage,
    defaultNotFoundComponent: NotFoundPage,
  });

export type PortalRouter = ReturnType<typeof createPortalRouter>;

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that could not be signed in; the first page fills it in. */
    email?: string;
    /** How many changes are kept on this device of an account that was signed out elsewhere. */
    unsaved?: number;
    /** What was bought a moment ago; the first page says what happens next. */
    bought?: OrderKind;
  }
  interface Register {
    router: PortalRouter;
  }
  interface StaticDataRouteOption {
    /** The page's title: shown in the top bar and, behind the product's name, in the tab. */
    title?: MessageDescriptor;
  }
}
