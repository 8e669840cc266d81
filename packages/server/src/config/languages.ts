import type { LocalizedText } from '@conkit/api-client';
import { preferredLanguage } from '@conkit/rules';

/** The languages that people are answered and written to in, with the tag that `Intl` and `lang` are given. */
export const languages = {
  en: { tag: 'en-IE', name: 'English' },
  fi: { tag: 'fi-FI', name: 'Suomi' },
} as const satisfies Record<keyof LocalizedText, { readonly tag: string; readonly name: string }>;

export type Language = keyof typeof languages;

/** All of them, English first: what anything falls back to. */
export const LANGUAGES = Object.keys(languages) as readonly Language[];

/** Whether a text names a language that we write. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** What a request says about the language of the page that it comes from. */
export interface Asked {
  readonly language: Language;
  /** Whether somebody chose it; else the browser is set to it. */
  readonly isChosen: boolean;
}

/** The cookie in which the portal keeps the language that a visitor chose. */
const COOKIE = 'language';

/** The language of the page that a request comes from; undefined when it names none that we write. */
export function askedLanguage(
  cookies: Readonly<Record<string, string | undefined>>,
  acceptLanguage: string | undefined,
): Asked | undefined {
  const chosen = cookies[COOKIE];
  if (isLanguage(chosen)) return { language: chosen, isChosen: true };
  const language = preferredLanguage(acceptLanguage ?? '', LANGUAGES);
  return language === undefined ? undefined : { language, isChosen: false };
}
