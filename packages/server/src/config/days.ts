import { languages } from './languages.ts';
import { MOST_DAYS } from './mostDays.ts';
import type { PassDay, Words, WrittenConvention } from './types.ts';

const WEEK = 7;
const DAY_MS = 24 * 60 * 60_000;

/** Which day a key names: `day1` is the first. `undefined` for what is no such key. */
export function dayNumber(key: string): number | undefined {
  const [, digits] = /^day(\d+)$/.exec(key) ?? [];
  return digits === undefined ? undefined : Number(digits);
}

/** The days that a day pass can be for: those that are named, else from the convention's first on, as far as there is a price. */
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
      // In a second week its name alone says too little.
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
