import { type Language, preferredLanguage } from '@conkit/rules';
import type { Convention } from './types.ts';

export { isLanguage, type Language, LANGUAGES, languages } from '@conkit/rules';

/** The language that a request asks for. */
export interface Asked {
  readonly language: Language;
  /** `true` if the visitor chose the language, `false` if it comes from the browser's settings. */
  readonly isChosen: boolean;
}

/** The portal's cookie with the language that the visitor chose. */
const COOKIE = 'language';

/**
 * Returns the language of the request's page, or `undefined` if the request names none of the convention's languages.
 */
export function askedLanguage(
  { languages: spoken }: Pick<Convention, 'languages'>,
  cookies: Readonly<Record<string, string | undefined>>,
  acceptLanguage: string | undefined,
): Asked | undefined {
  const chosen = spoken.find((language) => language === cookies[COOKIE]);
  if (chosen !== undefined) return { language: chosen, isChosen: true };
  const language = preferredLanguage(acceptLanguage ?? '', spoken);
  return language === undefined ? undefined : { language, isChosen: false };
}
