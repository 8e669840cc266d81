import type { Award, Config, HugoConfig, LocalizedText } from '@conkit/api-client';
import { getDirection, isolateEnglish, type AwardName } from '@conkit/rules';
import type { I18n } from '@lingui/core';
import { getTag, type Language } from './language.ts';

/**
 * Returns a text of the configuration in the reader's language, or in English if it isn't translated. In a
 * right-to-left language, the English text is isolated.
 */
export const localized = (text: LocalizedText, language: Language): string =>
  text[language] ?? (getDirection(language) === 'rtl' ? isolateEnglish(text.en) : text.en);

/** Returns a day, such as `2019-08-15`, with the month's name and the year. */
export const formatDay = (day: string, i18n: I18n): string =>
  i18n.date(new Date(day), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns the time zone in which prices change: the convention's, or else that of its deadlines. */
export const getSaleZone = ({ convention, deadlineTimeZone }: Config): string =>
  convention?.timeZone ?? deadlineTimeZone;

/** Returns the name of a membership type, or its key if the convention has no such type. */
export function membershipLabel(
  types: Config['membershipTypes'],
  key: string,
  language: Language,
): string {
  const type = Object.hasOwn(types, key) ? types[key] : undefined;
  return type ? localized(type.label, language) : key;
}

/** Returns an award's name in the reader's language. */
export function getAwardName(
  { name, forms }: Pick<Award, 'name' | 'forms'>,
  language: Language,
): AwardName {
  const own = forms?.[language];
  return { name: localized(name, language), ...(own && { forms: own }) };
}

/** Returns the joint name of the convention's awards, or undefined if it has none. */
export function getAwardsName(
  { awards, name, forms }: HugoConfig,
  language: Language,
): AwardName | undefined {
  const names = Object.values(awards).map((award) => getAwardName(award, language));
  const [first] = names;
  if (!first) return undefined;
  if (name) return getAwardName({ name, ...(forms && { forms }) }, language);
  if (names.length === 1) return first;
  return { name: new Intl.ListFormat(getTag(language)).format(names.map((each) => each.name)) };
}
