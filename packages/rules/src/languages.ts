import { languages } from './languages.gen.ts';

// Decisions: docs/decisions/convention-configuration.md

export { languages };

/** The key of a supported language. */
export type Language = keyof typeof languages;

/** The supported languages, English first. A convention chooses among them. */
export const LANGUAGES = /* @__PURE__ */ Object.keys(languages) as readonly Language[];

/** Returns whether a language has every text and is proofread. */
export const isComplete = (language: Language): boolean => !('isDraft' in languages[language]);

/** Returns whether a value is the key of a supported language. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/**
 * Returns the browser's most preferred language that is supported, by weight and then by order (NAV-5).
 *
 * @param acceptLanguage the value of the `Accept-Language` header, such as `fi-FI, en;q=0.5`; regions are ignored
 * @param spoken the supported languages
 * @returns undefined when no language matches
 */
export const preferredLanguage = <Spoken extends string>(
  acceptLanguage: string,
  spoken: readonly Spoken[],
): Spoken | undefined => {
  const wanted = acceptLanguage.split(',').map((part) => {
    const [tag = '', ...parameters] = part.trim().split(';');
    const weight = parameters.map((text) => /^\s*q=([\d.]+)/.exec(text)?.[1]).find(Boolean);
    return { tag: tag.split('-', 1)[0]?.toLowerCase(), weight: weight ? Number(weight) : 1 };
  });
  return wanted
    .filter(({ weight }) => weight > 0)
    .toSorted((one, other) => other.weight - one.weight)
    .map(({ tag }) => spoken.find((language) => language === tag))
    .find(Boolean);
};

/** A text direction. */
export type Direction = 'ltr' | 'rtl';

/** Doesn't use `Intl`, because not every browser has directions in it, and its first call is slow on phones. */
const RIGHT_TO_LEFT =
  /^(?!.*-(?:Latn|Deva|Cyrl))(?:ar|ckb|dv|fa|he|ks|lrc|mzn|nqo|ps|sd|syr|ug|ur|yi|.*-(?:Arab|Hebr))\b/i;

/** Returns the text direction of a locale (BCP 47) by its script subtag, or by its language. */
export const getDirection = (locale: string): Direction =>
  RIGHT_TO_LEFT.test(locale) ? 'rtl' : 'ltr';

/**
 * The invisible characters around an English text in place of a missing translation. They keep its full stop on its
 * right-hand side in a right-to-left page, and mark it for screen readers (Unicode UAX 9: LRI and PDI).
 */
export const ISOLATE_ENGLISH: readonly [string, string] = ['\u2066', '\u2069'];

/** Returns an English text between the characters that keep it apart from the language around it. */
export const isolateEnglish = (text: string): string => ISOLATE_ENGLISH.join(text);
