/*
 * Hand-written lists and days in English: they are the same in all English locales with the day first, and on a slow
 * phone the page's first `Intl` call takes longer than rendering a ballot.
 */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

const isEnglish = (locale: string): boolean => /^en\b/.test(locale);

/** Formats a list: `a, b and c`. */
export function formatList(items: readonly string[], locale: string): string {
  if (!isEnglish(locale)) {
    return new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);
  }
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Formats a day (YYYY-MM-DD) in full: `7 May 2026`. */
export function formatDay(day: string, locale: string): string {
  const at = new Date(day);
  if (!isEnglish(locale)) {
    return new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(at);
  }
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}`;
}

/** Returns the plural form of an English ordinal number: `one` for 1st and 21st, `two` for 2nd, `few` for 3rd. */
function selectEnglishOrdinal(position: number): Intl.LDMLPluralRule {
  const isTeen = position % 100 > 10 && position % 100 < 14;
  return isTeen ? 'other' : ((['other', 'one', 'two', 'few'] as const)[position % 10] ?? 'other');
}

const rules = new Map<string, Intl.PluralRules>();

/** Returns the plural form of a number in a language. */
export function selectPlural(
  count: number,
  locale: string,
  type: Intl.PluralRuleType = 'cardinal',
): Intl.LDMLPluralRule {
  if (type === 'ordinal' && isEnglish(locale)) return selectEnglishOrdinal(count);
  const key = `${locale} ${type}`;
  const rule = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, rule);
  return rule.select(count);
}

/** Returns what belongs to the plural form of a number. */
export const pickPlural = <Value>(
  count: number,
  locale: string,
  forms: { readonly [Form in Intl.LDMLPluralRule]?: Value } & { readonly other: Value },
  type?: Intl.PluralRuleType,
): Value => forms[selectPlural(count, locale, type)] ?? forms.other;
