import type { ApiClient, Config, User } from '@conkit/api-client';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { Words } from './i18n/words.ts';
import type { Theme } from './browser/theme.ts';

/** What every route can reach. `config` and `user` are added by the root route. */
export interface PortalContext {
  api: ApiClient;
  queryClient: QueryClient;
  words: Words;
  /** Where a page is drawn with its data before it is shown; the browser fetches them while it is. */
  isServer?: boolean;
  /** Whether the sidebar is docked on wide screens, as remembered; it is unless said otherwise. */
  dockSidebar?: boolean;
  /** The theme that was chosen; the system's unless said otherwise. */
  theme?: Theme;
}

/** What a route below the root can rely on. */
export interface LoadedContext extends PortalContext {
  config: Config;
  user: User | null;
}

/** What sort of thing is bought; the first page says what happens next. */
export type OrderKind = 'membership' | 'daypass' | 'upgrade' | 'item' | 'token' | 'invoice';

/**
 * What a visitor has bought, for the receipt in the place of the form. It is kept in the history: there it
 * outlives a reload, and ends with the tab.
 */
export interface SoldState {
  /** The order's name: which form it is the receipt of. */
  name: string;
  /** The idempotency key, with which the server is asked for the rest. */
  key: string;
  /** in the currency's minor unit */
  amount: number;
  what: string[];
  /** Null when it was bought in a tab that was closed since. */
  buyer: { who: string; email: string } | null;
  /** Whether it is what the form held, and not an earlier purchase that was left open. */
  isFormsOwn: boolean;
  /** When it was bought, ISO 8601. */
  date: string;
}

// The router itself is registered where it is made: whoever needs its type asks for `RegisteredRouter`.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The address that could not be signed in; the first page fills it in. */
    email?: string;
    /** Why it could not, in words. */
    problem?: string;
    /** How many changes are kept on this device of an account that was signed out elsewhere. */
    unsaved?: number;
    /** What was bought a moment ago; the first page says what happens next. */
    bought?: OrderKind;
    /** What was bought on this page by somebody without an account. */
    sold?: SoldState;
  }
  interface StaticDataRouteOption {
    /** The page's title: shown in the top bar and, behind the product's name, in the tab. */
    title?: MessageDescriptor;
  }
}
