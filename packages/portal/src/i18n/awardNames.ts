import type { Award, HugoConfig } from '@conkit/api-client';
import type { AwardName } from '@conkit/rules';
import { languages, type Language } from './languages.ts';
import { localized } from './localized.ts';

/** Returns an award's name in the reader's language. */
export function getAwardName(
  { name, forms }: Pick<Award, 'name' | 'forms'>,
  language: Language,
): AwardName {
  const own = forms?.[language];
  return { name: localized(name, language), ...(own && { forms: own }) };
}

/** Returns the joint name of the convention's awards, or undefined if it has none. */
export function awardsName(
  { awards, name, forms }: HugoConfig,
  language: Language,
): AwardName | undefined {
  const names = Object.values(awards).map((award) => getAwardName(award, language));
  const [first] = names;
  if (!first) return undefined;
  if (name) return getAwardName({ name, ...(forms && { forms }) }, language);
  if (names.length === 1) return first;
  const { tag } = languages[language];
  return { name: new Intl.ListFormat(tag).format(names.map((each) => each.name)) };
}
