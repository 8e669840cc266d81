import { currencyDecimals, toWholeUnits } from '@conkit/rules';
import { languages, type Language } from '../config/languages.ts';
import type { Convention, Words } from '../config/types.ts';
import type { Fact } from './content.ts';
import type { MailWords } from './words/english.ts';
import { mailWords } from './words/words.ts';

/** Who reads a mail: what is written to them, and how names, amounts and times are written. */
export interface Reader {
  readonly language: Language;
  readonly config: Convention;
  readonly words: MailWords;
  /** Words of the configuration. */
  readonly local: (words: Words) => string;
  /** An amount, which is in the currency's minor unit. */
  readonly money: (amount: number, currency: string) => string;
  /** A day and time with the name of its zone. */
  readonly moment: (time: Date, zone: string) => string;
  /** The same with the day of the week. */
  readonly weekday: (time: Date, zone: string) => string;
  /** From one calendar day, such as `2019-08-15`, to another. */
  readonly days: (first: string, last: string) => string;
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = { ...DAY, minute: '2-digit' } as const;

/** Somebody who reads a language. */
export function readerOf(config: Convention, language: Language): Reader {
  const { tag } = languages[language];
  const words = mailWords[language];
  function inZone(time: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
    const said = new Intl.DateTimeFormat(tag, { ...parts, hour: words.hour, timeZone }).format(
      time,
    );
    return words.inZone(said, zoneName(time, timeZone, tag));
  }
  return {
    language,
    config,
    words,
    local: (text) => text[language] ?? text.en,
    money: (amount, currency) => money(amount, currency, language),
    moment: (time, zone) => inZone(time, zone, MOMENT),
    weekday: (time, zone) => inZone(time, zone, { ...MOMENT, weekday: 'long' }),
    days: (first, last) =>
      new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' }).formatRange(
        new Date(first),
        new Date(last),
      ),
  };
}

/** An amount, which is in the currency's minor unit, as it is written in a language. */
export function money(amount: number, currency: string, language: Language): string {
  // Of some currencies Intl would leave out decimals that amounts have.
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(languages[language].tag, {
    style: 'currency',
    currency,
    ...digits,
  });
  return format.format(toWholeUnits(amount, currency));
}

/** What a zone is called all year round, such as Pacific Time. */
function zoneName(time: Date, timeZone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** How a membership type is called. */
export const membershipName = ({ config, local }: Reader, membership: string): string => {
  const type = config.membership_types[membership];
  return type ? local(type.label) : membership;
};

/** How a type of the purchase data is called. */
export function typeName({ config, local }: Reader, category: string, type: string): string {
  const found = config.purchase_categories[category]?.types.find(({ key }) => key === type);
  return found ? local(found.label) : type;
}

/** The names of the days of a day pass. */
export const dayNames = ({ config, local }: Reader, days: readonly boolean[]): string[] =>
  config.daypass.days.filter((_, at) => days[at]).map(({ label }) => local(label));

/** The values of an item with the labels that its category has for them, in the order of the form. */
export function labelledData(
  { config, local, words }: Reader,
  category: string,
  data: Readonly<Record<string, unknown>> | null,
): Fact[] {
  const shape = config.purchase_categories[category]?.shape ?? [];
  return shape.flatMap(({ key, label, values }) => {
    const value = data?.[key];
    if (value === undefined || value === null || typeof value === 'object') return [];
    const text = typeof value === 'boolean' ? (value ? words.yes : words.no) : String(value);
    const named = values?.[text];
    return [{ label: local(label), value: named ? local(named) : text }];
  });
}
