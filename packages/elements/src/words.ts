import { requiredMessages, type RequiredMessages } from './locales/en/Required.gen.ts';
import { languages, loaders } from './locales/languages.gen.ts';
import type { ElementWords } from './locales/words.gen.ts';

export { type ElementWords, languages };

/** The key of a language that has a catalogue in `locales`. */
export type ElementLanguage = keyof typeof languages;

/** Returns whether a value is the key of a language. */
export const isElementLanguage = (value: unknown): value is ElementLanguage =>
  typeof value === 'string' && Object.hasOwn(languages, value);

/** English is never loaded, because the components contain its texts. */
const loaded = new Map<ElementLanguage, ElementWords>([['en', {}]]);

/** Returns the texts of a language; undefined until they are loaded. */
export const getWords = (language: ElementLanguage): ElementWords | undefined =>
  loaded.get(language);

/** Loads the texts of a language. If loading fails, the texts are English. */
export async function loadWords(language: ElementLanguage): Promise<void> {
  if (language === 'en' || loaded.has(language)) return;
  const { words } = await loaders[language]().catch(() => ({ words: {} }));
  loaded.set(language, words);
}

/** Returns the validation messages of empty required elements; in English until the language is loaded. */
export const getRequiredMessages = (language: ElementLanguage): RequiredMessages => ({
  ...requiredMessages,
  ...loaded.get(language)?.Required,
});
