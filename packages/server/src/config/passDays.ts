import { getLocale, type Language } from './languages.ts';
import { MAX_PASS_DAYS } from './schema/shop.ts';
import type { Convention, PassDay, Words, WrittenConvention } from './types.ts';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the number of a day from its key, from 1 (`day1`), or `undefined` for any other key. */
export function parseDayKey(key: string): number | undefined {
  const [, digits] = /^day(\d+)$/.exec(key) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Returns the days of day passes: the configured ones, else those of the convention from its first day to the last day
 * with a price.
 */
export function getPassDays(
  {
    daypass: { days, phases },
    dates,
    locales,
  }: Pick<WrittenConvention, 'dates' | 'locales'> & {
    readonly daypass: NonNullable<WrittenConvention['daypass']> &
      Pick<Convention['daypass'], 'phases'>;
  },
  languages: readonly Language[],
): readonly PassDay[] {
  if (days) {
    return days.map(({ label, short = label, date }, at) => ({
      key: `day${at + 1}`,
      label,
      short,
      date,
    }));
  }
  const numbers = Object.values(phases)
    .flat()
    .flatMap((phase) => Object.keys(phase.days).map((key) => parseDayKey(key) ?? 0));
  const count = Math.min(MAX_PASS_DAYS, Math.max(0, ...numbers));
  const first = Date.parse(dates.convention.first_day);
  const name = (at: number, weekday: 'long' | 'short') =>
    formatDay(locales, languages, new Date(first + at * DAY_MS), {
      weekday,
      // In a second week, the weekday alone is ambiguous, so the label has the date.
      ...(count > WEEK && { day: 'numeric', month: 'short' }),
    });
  return Array.from({ length: count }, (_, at) => ({
    key: `day${at + 1}`,
    label: name(at, 'long'),
    short: name(at, 'short'),
    date: count <= WEEK ? new Date(first + at * DAY_MS).toISOString().slice(0, 10) : undefined,
  }));
}

function formatDay(
  locales: WrittenConvention['locales'],
  languages: readonly Language[],
  day: Date,
  parts: Intl.DateTimeFormatOptions,
): Words {
  const write = (language: Language) =>
    new Intl.DateTimeFormat(getLocale({ locales }, language), { ...parts, timeZone: 'UTC' }).format(
      day,
    );
  const others = languages.filter((language) => language !== 'en');
  return {
    ...Object.fromEntries(others.map((language) => [language, write(language)])),
    en: write('en'),
  };
}
