import { isLanguage, languages, preferredLanguage } from '@conkit/rules';
import { createContext, use } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';

/** The code of a language: one of the product's, or one that the convention adds. */
export type Language = string;

/** Returns the tag of a language for `Intl` and `lang`, without the convention's regional form. */
export const getTag = (language: Language): string =>
  isLanguage(language) ? languages[language].tag : language;

/** Returns a language's own name for itself: `Suomi`. */
export function getLanguageName(language: Language): string {
  if (isLanguage(language)) return languages[language].name;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/**
 * Returns the convention's languages that have texts.
 *
 * @param own the languages of which the convention has its own texts
 */
export const listLanguages = (spoken: readonly Language[], own: object = {}): Language[] =>
  spoken.filter((language) => isLanguage(language) || Object.hasOwn(own, language));

/**
 * Returns the remembered language, otherwise the first of the browser's languages that the convention
 * supports (NAV-5), otherwise English.
 *
 * @param available the convention's languages that have texts
 */
export const chooseLanguage = (
  available: readonly Language[],
  remembered: string | undefined,
  acceptLanguage: string,
): Language =>
  available.find((language) => language === remembered) ??
  preferredLanguage(acceptLanguage, available) ??
  'en';

const COOKIE = 'language';

/** Returns the language chosen on an earlier visit, from a cookie header or the document's cookies. */
export const readLanguage = (cookies?: string): string | undefined => readCookie(COOKIE, cookies);

/** Saves the language in a cookie, which the server reads to render the next page. */
export const saveLanguageCookie = (language: Language): void => writeCookie(COOKIE, language);

/** The page's language. The application provides it next to Lingui's provider. */
export const LanguageContext = createContext<Language>('en');

/** Returns the page's language. */
export const useLanguage = (): Language => use(LanguageContext);
