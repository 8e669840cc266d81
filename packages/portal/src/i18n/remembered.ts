import { readCookie, writeCookie } from '../browser/cookies.ts';
import type { Language } from './languages.ts';

const COOKIE = 'language';

/** Returns the language chosen on an earlier visit, from a cookie header or the document's cookies. */
export const rememberedLanguage = (cookies?: string): string | undefined =>
  readCookie(COOKIE, cookies);

/** Saves the language in a cookie, which the server reads to render the next page. */
export const rememberLanguage = (language: Language): void => writeCookie(COOKIE, language);
