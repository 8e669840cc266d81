import type { Config, LocalizedText } from '@conkit/api-client';
import type { Language } from './languages.ts';

/** Words of the configuration in the reader's language; English where there are none. */
export const localized = (text: LocalizedText, language: Language): string =>
  text[language] ?? text.en;

/** What a type of membership is called; its key where the convention has none of this name. */
export function membershipLabel(
  types: Config['membershipTypes'],
  key: string,
  language: Language,
): string {
  const type = Object.hasOwn(types, key) ? types[key] : undefined;
  return type ? localized(type.label, language) : key;
}
