import type { Config, LocalizedText } from '@conkit/api-client';
import type { Language } from './languages.ts';

/** Returns a text of the configuration in the reader's language, or in English if it isn't translated. */
export const localized = (text: LocalizedText, language: Language): string =>
  text[language] ?? text.en;

/** Returns the name of a membership type, or its key if the convention has no such type. */
export function membershipLabel(
  types: Config['membershipTypes'],
  key: string,
  language: Language,
): string {
  const type = Object.hasOwn(types, key) ? types[key] : undefined;
  return type ? localized(type.label, language) : key;
}
