/**
 * The languages that the product speaks, English first: what anything falls back to. A convention chooses among
 * them. `tag` is what `Intl` and `<html lang>` are given, `name` what a language calls itself. In a complete one
 * nothing may be missing; in another one, what is missing is said in English, and nobody has proof-read it yet.
 */
export const languages = {
  en: { tag: 'en-IE', name: 'English', isComplete: true },
  fi: { tag: 'fi-FI', name: 'Suomi', isComplete: true },
  sv: { tag: 'sv-SE', name: 'Svenska', isComplete: false },
} as const;

/** A language that the product speaks. */
export type Language = keyof typeof languages;

/** All of them, English first. */
export const LANGUAGES = Object.keys(languages) as readonly Language[];

/** Whether a text names a language that the product speaks. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);
