import type { ApiClient, Config, User } from '@conkit/api-client';
import type { MessageDescriptor } from '@lingui/core';
import type { QueryClient } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import type { Words } from './i18n/words.ts';
import type { Theme } from './browser/theme.ts';

/** The context of every route. The root route adds `config` and `user`. */
export interface PortalContext {
  api: ApiClient;
  queryClient: QueryClient;
  words: Words;
  /** Whether routes must load their data before rendering. The browser loads it while rendering. */
  isServer?: boolean;
  /**
   * Whether the sidebar is docked on wide screens.
   *
   * @default true
   */
  dockSidebar?: boolean;
  /** @default 'auto' */
  theme?: Theme;
}

/** The context of all routes below the root. */
export interface LoadedContext extends PortalContext {
  config: Config;
  user: User | null;
}

/** The form with which a visitor signs in on a page. Accounts don't load it. */
export interface VisitorSignIn {
  LoginLinkCard: ComponentType<{
    config: Config;
    /** The path on this site to open after signing in. */
    path: string;
  }>;
}

/** The kind of an order. The home page shows what happens next. */
export type OrderKind = 'membership' | 'daypass' | 'upgrade' | 'item' | 'token' | 'invoice';

/**
 * A visitor's purchase, for the receipt that replaces the form. Kept in the history state: it survives a
 * reload and ends with the tab.
 */
export interface SoldState {
  /** The order's name, which identifies the form. */
  name: string;
  /** The idempotency key, for requesting member numbers. */
  key: string;
  /** In the currency's minor unit. */
  amount: number;
  what: string[];
  /** Null if the tab that bought it was closed since. */
  buyer: { who: string; email: string } | null;
  /** Whether the form contained it. False for an earlier purchase that was left open. */
  isFormsOwn: boolean;
  /** When it was bought, ISO 8601. */
  date: string;
}

// `router.tsx` registers the router. Use `RegisteredRouter` for its type.
declare module '@tanstack/react-router' {
  interface HistoryState {
    /** The email address whose sign-in failed, to fill in on the home page. */
    email?: string;
    /** Why the sign-in failed, as displayed text. */
    problem?: string;
    /** How many changes of a signed-out account this device keeps. */
    unsaved?: number;
    /** What was just bought. The home page shows what happens next. */
    bought?: OrderKind;
    /** What a voter wants to rank, from their reading list. */
    rankRead?: { category: string; ids: number[] };
    /** What a visitor without an account bought on this page. */
    sold?: SoldState;
  }
  interface StaticDataRouteOption {
    /** The page's title, shown in the top bar and in the tab after the product's name. */
    title?: MessageDescriptor;
  }
}
