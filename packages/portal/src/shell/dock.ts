import { readCookie, writeCookie } from '../browser/cookies.ts';

const COOKIE = 'sidebar';

/**
 * Returns whether the sidebar is docked on wide screens, from a cookie header or the document's cookies.
 * Defaults to true.
 */
export const rememberedDock = (cookies?: string): boolean => readCookie(COOKIE, cookies) !== 'free';

/** Saves the choice in a cookie, which the server reads to render the next page. */
export const rememberDock = (isDocked: boolean): void =>
  writeCookie(COOKIE, isDocked ? 'docked' : 'free');
