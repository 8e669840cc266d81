import { readCookie, writeCookie } from '../browser/cookies.ts';

const COOKIE = 'sidebar';

/** Whether the sidebar is docked on wide screens, from a cookie header or the document's; true by default. */
export const rememberedDock = (cookies?: string): boolean => readCookie(COOKIE, cookies) !== 'free';

/** Remembers the choice, so that the server draws the next page the same way. */
export const rememberDock = (isDocked: boolean): void =>
  writeCookie(COOKIE, isDocked ? 'docked' : 'free');
