import type { LocalizedText } from '@conkit/api-client';
import type { Language } from './languages.ts';

/** Words of the configuration in the reader's language; English where there are none. */
export const localized = (text: LocalizedText, language: Language): string =>
  (language === 'fi' ? text.fi : undefined) ?? text.en;
