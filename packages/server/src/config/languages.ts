import { isLanguage, languages, preferredLanguage } from '@conkit/rules';
import type { Convention } from './types.ts';

export { isComplete, isLanguage, LANGUAGES, languages } from '@conkit/rules';

/** The code of a language: one of the product's, or one that the convention's folder adds. */
export type Language = string;

/** Returns the regional form in which a convention writes a language: `en-CA`. */
export const getLocale = ({ locales }: Pick<Convention, 'locales'>, language: Language): string =>
  locales?.[language] ?? (isLanguage(language) ? languages[language].tag : language);

/** Returns the name of a language in that language: `Suomi`. */
export function getLanguageName(language: Language): string {
  if (isLanguage(language)) return languages[language].name;
  const name = new Intl.DisplayNames([language], { type: 'language' }).of(language) ?? language;
  return name.charAt(0).toLocaleUpperCase(language) + name.slice(1);
}

/** The language that a request asks for. */
export interface RequestedLanguage {
  readonly language: Language;
  /** `true` if the visitor chose the language, `false` if it comes from the browser's settings. */
  readonly isChosen: boolean;
}

/** The portal's cookie with the language that the visitor chose. */
const LANGUAGE_COOKIE = 'language';

/**
 * Returns the language of the request's page, or `undefined` if the request names none of the convention's languages.
 */
export function findRequestedLanguage(
  { languages: spoken }: Pick<Convention, 'languages'>,
  cookies: Readonly<Record<string, string | undefined>>,
  acceptLanguage: string | undefined,
): RequestedLanguage | undefined {
  const chosen = spoken.find((language) => language === cookies[LANGUAGE_COOKIE]);
  if (chosen !== undefined) return { language: chosen, isChosen: true };
  const language = preferredLanguage(acceptLanguage ?? '', spoken);
  return language === undefined ? undefined : { language, isChosen: false };
}
