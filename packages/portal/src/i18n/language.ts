import type { Config } from '@conkit/api-client';
import { languages, preferredLanguage } from '@conkit/rules';
import { createContext, use } from 'react';
import { readCookie, writeCookie } from '../browser/cookies.ts';

/** The code of a language: one of the product's, or one that the convention adds. */
export type Language = string;

const product: Readonly<Record<Language, { tag: string; name: string } | undefined>> = languages;

/** Returns the tag of a language for `Intl` and `lang`, without the convention's regional form. */
export const getTag = (language: Language): string => product[language]?.tag ?? language;

/**
 * Returns a language that the product or the convention has, with its own name for itself: `Suomi`. The server writes
 * the names of added languages, because browsers know different ones.
 */
export const findLanguage = (
  language: Language,
  { texts }: Pick<Config, 'texts'>,
): { name: string } | undefined => texts?.[language] ?? product[language];

/** Returns the convention's languages, without those that have no texts. */
export const listLanguages = (config: Pick<Config, 'languages' | 'texts'>): Language[] =>
  config.languages.filter((language) => findLanguage(language, config));

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
