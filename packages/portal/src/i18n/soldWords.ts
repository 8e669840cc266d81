import type { PurchaseField, PurchaseType } from '@conkit/api-client';
import type { Language } from './languages.ts';
import { localized } from './localized.ts';

type Worded = Pick<PurchaseType, 'label' | 'localized' | 'description'>;

/** What a category, a type or a field of what is sold is called, in the reader's language. */
export const labelOf = ({ label, localized: words }: Worded, language: Language): string =>
  words?.label ? localized(words.label, language) : label;

/** The description of a category or type, in HTML; undefined where there is none. */
export const descriptionOf = (
  { description, localized: words }: Worded,
  language: Language,
): string | undefined =>
  words?.description ? localized(words.description, language) : description;

/** What the values of a field are called that can be chosen; undefined where anything can be written. */
export const valuesOf = (
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
