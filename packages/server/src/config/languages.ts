import { languages, preferredLanguage, type Language } from '@conkit/rules';
import type { Convention } from './types.ts';

export { isLanguage, type Language, LANGUAGES, languages } from '@conkit/rules';

/** Returns the regional form in which a convention writes a language: `en-CA`. */
export const getLocale = ({ locales }: Pick<Convention, 'locales'>, language: Language): string =>
  locales?.[language] ?? languages[language].tag;

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
