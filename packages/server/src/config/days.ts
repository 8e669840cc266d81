import { languages } from './languages.ts';
import { MOST_DAYS } from './mostDays.ts';
import type { PassDay, Words, WrittenConvention } from './types.ts';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the number of a day from its key, from 1 (`day1`), or `undefined` for any other key. */
export function dayNumber(key: string): number | undefined {
  const [, digits] = /^day(\d+)$/.exec(key) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/**
 * Returns the days of day passes: the configured ones, else those of the convention from its first day to the last day
 * with a price.
 */
export function passDays({
  daypass,
  dates,
}: Pick<WrittenConvention, 'daypass' | 'dates'>): readonly PassDay[] {
  if (!daypass) return [];
  const { days, prices } = daypass;
  if (days) {
    return days.map(({ label, short = label }, at) => ({ key: `day${at + 1}`, label, short }));
  }
  const numbers = Object.values(prices).flatMap((ofType) =>
    Object.keys(ofType).map((key) => dayNumber(key) ?? 0),
  );
  const count = Math.min(MOST_DAYS, Math.max(0, ...numbers));
  const first = Date.parse(dates.convention.first_day);
  const name = (at: number, weekday: 'long' | 'short') =>
    inEveryLanguage(new Date(first + at * DAY_MS), {
      weekday,
      // In a second week, the weekday alone is ambiguous.
      ...(count > WEEK && { day: 'numeric', month: 'short' }),
    });
  return Array.from({ length: count }, (_, at) => ({
    key: `day${at + 1}`,
    label: name(at, 'long'),
    short: name(at, 'short'),
  }));
}

function inEveryLanguage(day: Date, parts: Intl.DateTimeFormatOptions): Words {
  const write = (tag: string) =>
    new Intl.DateTimeFormat(tag, { ...parts, timeZone: 'UTC' }).format(day);
  const { en, ...others } = languages;
  return {
    ...Object.fromEntries(Object.entries(others).map(([key, { tag }]) => [key, write(tag)])),
    en: write(en.tag),
  };
}
