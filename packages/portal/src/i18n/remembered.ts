import type { Language } from './languages.ts';

const COOKIE = 'language';
const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** The language chosen on an earlier visit, from a cookie header or the document's cookies. */
export const rememberedLanguage = (cookies = document.cookie): string | undefined =>
  new RegExp(`(?:^|;\\s*)${COOKIE}=([a-z]+)`).exec(cookies)?.[1];

/** Remembers a choice in a cookie, so that the server can draw the next page in it. */
export function rememberLanguage(language: Language) {
  document.cookie = `${COOKIE}=${language}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
