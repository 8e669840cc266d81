import type { PurchaseField, PurchaseType } from '@conkit/api-client';
import type { Language } from './language.ts';
import { localized } from './localized.ts';

type Translated = Pick<PurchaseType, 'label' | 'localized' | 'description'>;

/** Returns the label of a category, a type or a field in the reader's language. */
export const getLabel = ({ label, localized: words }: Translated, language: Language): string =>
  words?.label ? localized(words.label, language) : label;

/** Returns the description of a category or type as HTML, or undefined. */
export const getDescription = (
  { description, localized: words }: Translated,
  language: Language,
): string | undefined =>
  words?.description ? localized(words.description, language) : description;

/** Returns the labels of a field's options, or undefined for a field without options. */
export const getOptionLabels = (
  { values, localized: words }: Pick<PurchaseField, 'values' | 'localized'>,
  language: Language,
): Readonly<Record<string, string>> | undefined =>
  values &&
  Object.fromEntries(
    Object.entries(values).map(([value, label]) => {
      const inLanguages = words?.values?.[value];
      return [value, inLanguages ? localized(inLanguages, language) : label];
    }),
  );
