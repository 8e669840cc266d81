import { type Language, preferredLanguage } from '@conkit/rules';
import type { Convention } from './types.ts';

export { isLanguage, type Language, LANGUAGES, languages } from '@conkit/rules';

/** What a request says about the language of the page that it comes from. */
export interface Asked {
  readonly language: Language;
  /** Whether somebody chose it; else the browser is set to it. */
  readonly isChosen: boolean;
}

/** The cookie in which the portal keeps the language that a visitor chose. */
const COOKIE = 'language';

/** The language of the page that a request comes from; undefined when it names none of the convention's. */
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
