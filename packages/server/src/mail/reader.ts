import {
  COUNTRIES,
  currencyDecimals,
  findQuestions,
  isConsent,
  isDay,
  toWholeUnits,
  type AskedPurchase,
  type AwardName,
} from '@conkit/rules';
import { DAYPASS_PREFIX } from '../config/catalogue.ts';
import { getLocale, type Language } from '../config/languages.ts';
import { MAX_PASS_DAYS } from '../config/schema/shop.ts';
import type { Convention, QuestionConfig, Words } from '../config/types.ts';
import type { ServerMessages } from '../locales/en.gen.ts';
import { getMessages } from '../locales/messages.ts';
import type { Fact } from './content.ts';

/** The recipient's language, with the functions that format names, amounts and times in it. */
export interface Reader {
  readonly language: Language;
  readonly config: Convention;
  readonly words: ServerMessages;
  /** Returns a text of the configuration in the reader's language. */
  readonly local: (words: Words) => string;
  /** Formats an amount in the currency's minor unit. */
  readonly money: (amount: number, currency: string) => string;
  /** Formats a date and time with the name of its zone. */
  readonly moment: (time: Date, zone: string) => string;
  /** Same as `moment`, with the day of the week. */
  readonly weekday: (time: Date, zone: string) => string;
  /** Formats a range of calendar days such as `2019-08-15`. */
  readonly days: (first: string, last: string) => string;
}

const DAY = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const MOMENT = { ...DAY, minute: '2-digit' } as const;

/** Creates the reader of a language. */
export function createReader(config: Convention, language: Language): Reader {
  const tag = getLocale(config, language);
  const words = getMessages(config, language);
  const hour = getHourStyle(tag);
  function inZone(time: Date, timeZone: string, parts: Intl.DateTimeFormatOptions): string {
    const format = new Intl.DateTimeFormat(tag, { ...parts, hour, timeZone });
    return words.common.inZone({
      time: format.format(time),
      zone: getZoneName(time, timeZone, tag),
    });
  }
  return {
    language,
    config,
    words,
    local: (text) => text[language] ?? text.en,
    money: (amount, currency) => money(amount, currency, tag),
    moment: (time, zone) => inZone(time, zone, MOMENT),
    weekday: (time, zone) => inZone(time, zone, { ...MOMENT, weekday: 'long' }),
    days: (first, last) =>
      new Intl.DateTimeFormat(tag, { ...DAY, timeZone: 'UTC' }).formatRange(
        new Date(first),
        new Date(last),
      ),
  };
}

/** An hour of one digit. */
const EARLY = new Date('2019-08-01T07:04:00Z');

/** Returns how a locale writes the hour: 07:04 or 7:04 a.m. */
function getHourStyle(tag: string): '2-digit' | 'numeric' {
  const format = new Intl.DateTimeFormat(tag, { timeStyle: 'short', timeZone: 'UTC' });
  const hour = format.formatToParts(EARLY).find(({ type }) => type === 'hour');
  return hour?.value.length === 2 ? '2-digit' : 'numeric';
}

/** Formats an amount in the currency's minor unit in a locale, with cents only where there are any. */
export function money(amount: number, currency: string, locale: string): string {
  // Intl omits decimals that the amounts of some currencies have.
  const decimals = currencyDecimals(currency);
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, {
    style: 'currency',
    currency,
    ...digits,
    trailingZeroDisplay: 'stripIfInteger',
  });
  return format.format(toWholeUnits(amount, currency));
}

/** Returns the name of a zone without regard to summer time, such as Pacific Time. */
function getZoneName(time: Date, timeZone: string, tag: string): string {
  const format = new Intl.DateTimeFormat(tag, { timeZone, timeZoneName: 'longGeneric' });
  return format.formatToParts(time).find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Returns the name of a membership type. */
export const getMembershipName = ({ config, local }: Reader, membership: string): string => {
  const type = config.membership_types[membership];
  return type ? local(type.label) : membership;
};

/** Returns the name of a type in the purchase data. */
export function getTypeName(reader: Reader, category: string, type: string): string {
  const { config, local, words } = reader;
  const sold = config.purchase_categories[category];
  const found = sold?.types.find(({ key }) => key === type);
  if (!sold || !found) return type;
  const membership = category === 'daypass' ? type.slice(DAYPASS_PREFIX.length) : undefined;
  // Without a name of its own, each type of day pass has the name of the category.
  if (membership !== undefined && found.label.en === sold.label.en) {
    return words.membership.daypassName({ type: getMembershipName(reader, membership) });
  }
  return local(found.label);
}

/** Returns the names of the days of a day pass, with their dates. */
export function getDayNames(reader: Reader, days: readonly boolean[]): string[] {
  const { config, local } = reader;
  const format = new Intl.DateTimeFormat(getLocale(config, reader.language), {
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
  return config.daypass.days
    .filter((_, at) => days[at])
    .map(({ label, date }) => {
      const name = local(label);
      // A name with a number may be a date.
      return date === undefined || /\d/.test(name)
        ? name
        : `${name}, ${format.format(new Date(date))}`;
    });
}

/** What an item is, besides its type: the days of a day pass, and the membership after an upgrade. */
export interface ItemDetails {
  readonly days: readonly boolean[];
  readonly membership: string | undefined;
}

/** Reads the details of an item from the data of its payment. */
export function readItemDetails(
  category: string,
  data: Readonly<Record<string, unknown>> | null,
): ItemDetails {
  const membership = category === 'upgrade' ? data?.['membership'] : undefined;
  return {
    days:
      category === 'daypass'
        ? Array.from({ length: MAX_PASS_DAYS }, (_, at) => data?.[`day${at + 1}`] === true)
        : [],
    membership: typeof membership === 'string' ? membership : undefined,
  };
}

/** Returns the details of an item, one text each. */
export const listItemDetails = (reader: Reader, { days, membership }: ItemDetails): string[] => [
  ...getDayNames(reader, days),
  ...(membership === undefined ? [] : [getMembershipName(reader, membership)]),
];

/** Returns the values and answers of an item with their labels, in the order of the form. */
export function listLabelledData(
  reader: Reader,
  { category, type }: Pick<AskedPurchase, 'category' | 'type'>,
  data: Readonly<Record<string, unknown>> | null,
): Fact[] {
  const { config, local, words } = reader;
  const shape = config.purchase_categories[category]?.shape ?? [];
  const values = shape.flatMap(({ key, label, values: choices }) => {
    const value = data?.[key];
    if (value === undefined || value === null || typeof value === 'object') return [];
    const text =
      typeof value === 'boolean' ? (value ? words.common.yes : words.common.no) : String(value);
    const named = choices?.[text];
    return [{ label: local(label), value: named ? local(named) : text }];
  });
  const answers = findQuestions(config.purchase_categories, { category, type, data }).flatMap(
    (question) => {
      const value = formatAnswer(reader, question, data?.[question.key]);
      return value === undefined ? [] : [{ label: local(question.label), value }];
    },
  );
  return [...values, ...answers];
}

function formatAnswer(
  { config, language, local, words, days }: Reader,
  { type, values }: QuestionConfig,
  answer: unknown,
): string | undefined {
  if (isConsent(answer)) {
    const day = answer.agreed.slice(0, 10);
    return words.common.agreed({ day: days(day, day), version: answer.version });
  }
  if (typeof answer !== 'string') return typeof answer === 'number' ? String(answer) : undefined;
  const named = values?.[answer];
  if (named) return local(named);
  // An answer stays when its question changes.
  if (type === 'date' && isDay(answer)) return days(answer, answer);
  if (type !== 'country' || !COUNTRIES.includes(answer)) return answer;
  return new Intl.DisplayNames(getLocale(config, language), { type: 'region' }).of(answer);
}

/** Returns the name of an award in the reader's language, or its key when the award is no longer configured. */
export function getAwardName({ config, language, local }: Reader, key: string): AwardName {
  const award = Object.hasOwn(config.awards, key) ? config.awards[key] : undefined;
  if (!award) return { name: key };
  const forms = award.forms?.[language];
  return { name: local(award.name), ...(forms && { forms }) };
}
