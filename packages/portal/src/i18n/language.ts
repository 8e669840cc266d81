import { isLanguage, preferredLanguage, type Language } from '@conkit/rules';
import { createContext, use } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';

export { isLanguage, type Language, languages } from '@conkit/rules';

/**
 * Returns the remembered language, otherwise the first of the browser's languages that the convention
 * supports (NAV-5), otherwise English.
 *
 * @param spoken the convention's languages; those that the portal doesn't support are ignored
 */
export function chooseLanguage(
  spoken: readonly string[],
  remembered: string | undefined,
  acceptLanguage: string,
): Language {
  const ours = spoken.filter(isLanguage);
  return (
    ours.find((language) => language === remembered) ??
    preferredLanguage(acceptLanguage, ours) ??
    'en'
  );
}

const COOKIE = 'language';

/** Returns the language chosen on an earlier visit, from a cookie header or the document's cookies. */
export const readLanguage = (cookies?: string): string | undefined => readCookie(COOKIE, cookies);

/** Saves the language in a cookie, which the server reads to render the next page. */
export const saveLanguageCookie = (language: Language): void => writeCookie(COOKIE, language);

/** The page's language. The application provides it next to Lingui's provider. */
export const LanguageContext = createContext<Language>('en');

/** Returns the page's language. */
export const useLanguage = (): Language => use(LanguageContext);
