// Decisions: docs/decisions/convention-configuration.md
/**
 * The supported languages, with the fallback English first. A convention chooses among them. `tag` is for `Intl`
 * and `<html lang>`, `name` is the language's own name for itself. A complete language must have every text. The
 * others fall back to English for missing texts and are not proofread yet.
 */
export const languages = {
  en: { tag: 'en-IE', name: 'English', isComplete: true },
  fi: { tag: 'fi-FI', name: 'Suomi', isComplete: true },
  sv: { tag: 'sv-SE', name: 'Svenska', isComplete: false },
} as const;

/** The key of a supported language. */
export type Language = keyof typeof languages;

/** The supported languages, English first. */
export const LANGUAGES = Object.keys(languages) as readonly Language[];

/** Returns whether a value is the key of a supported language. */
export const isLanguage = (value: unknown): value is Language =>
  typeof value === 'string' && Object.hasOwn(languages, value);
