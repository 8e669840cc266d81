import { readCookie, writeCookie } from '../browser/cookies.ts';
import type { Language } from './languages.ts';

const COOKIE = 'language';

/** The language chosen on an earlier visit, from a cookie header or the document's cookies. */
export const rememberedLanguage = (cookies?: string): string | undefined =>
  readCookie(COOKIE, cookies);

/** Remembers a choice, so that the server can draw the next page in it. */
export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language);
