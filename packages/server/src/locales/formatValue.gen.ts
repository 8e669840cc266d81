// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
/*
 * English lists, days and ordinals are written by hand: they are the same in all English locales with the day first, and
 * on a slow phone the page's first `Intl` call takes longer than rendering a ballot.
 */
const MONTHS =
  'January February March April May June July August September October November December'.split(
    ' ',
  );

/** Formats a list in English: `a, b and c`. */
export function formatEnglishList(items: readonly string[]): string {
  const last = items.at(-1) ?? '';
  return items.length < 2 ? last : `${items.slice(0, -1).join(', ')} and ${last}`;
}

/** Formats a day (YYYY-MM-DD) in English: `7 May 2026`. */
export function formatEnglishDay(day: string): string {
  const at = new Date(day);
  return `${at.getUTCDate()} ${MONTHS[at.getUTCMonth()] ?? ''} ${at.getUTCFullYear()}`;
}

/** A value for each plural form of a language. */
type Forms<Value> = { readonly [Form in Intl.LDMLPluralRule]?: Value } & { readonly other: Value };

const ENDINGS = ['other', 'one', 'two', 'few'] as const;

/** Returns the value for an English ordinal number: `one` for 1st and 21st, `two` for 2nd, `few` for 3rd. */
export function pickEnglishOrdinal<Value>(position: number, forms: Forms<Value>): Value {
  const isTeen = position % 100 > 10 && position % 100 < 14;
  return forms[isTeen ? 'other' : (ENDINGS[position % 10] ?? 'other')] ?? forms.other;
}

const isEnglish = (locale: string): boolean => /^en\b/.test(locale);

/** Formats a list in any language. */
export const formatList = (items: readonly string[], locale: string): string =>
  isEnglish(locale)
    ? formatEnglishList(items)
    : new Intl.ListFormat(locale, { type: 'conjunction' }).format(items);

/** Formats a day (YYYY-MM-DD) in full in any language. */
export const formatDay = (day: string, locale: string): string =>
  isEnglish(locale)
    ? formatEnglishDay(day)
    : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(day));

const rules = new Map<string, Intl.PluralRules>();

/** Returns the value for the plural form of a number in any language. */
export function pickPlural<Value>(
  count: number,
  locale: string,
  forms: Forms<Value>,
  type: Intl.PluralRuleType = 'cardinal',
): Value {
  if (type === 'ordinal' && isEnglish(locale)) return pickEnglishOrdinal(count, forms);
  const key = `${locale} ${type}`;
  const rule = rules.get(key) ?? new Intl.PluralRules(locale, { type });
  rules.set(key, rule);
  return forms[rule.select(count)] ?? forms.other;
}
