import { useCallback } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import { useZone } from './useZone.ts';

/** The format of a date, at most to the minute. The time zone (IANA) is the reader's by default. */
export type DateStyle = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZone'
> & { readonly timeStyle?: 'short' };

const MINUTE_MS = 60_000;

/** Cached, because creating a format takes longer than rendering a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(key: string, locale: string, style: DateStyle) {
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, made);
  return made;
}

/**
 * Returns a function that formats dates and times in the reader's locale and time zone. Texts that the server formatted
 * are reused, so that hydration needs no format.
 *
 * @example
 * ```tsx
 * const date = useDates();
 * return <p>Paid on {date(paidOn, { dateStyle: 'long' })}</p>;
 * ```
 */
export function useDates(): (at: Date, style: DateStyle) => string {
  const { locale, once } = useSurroundings();
  const zone = useZone();
  return useCallback(
    (at, style) => {
      const whole = { timeZone: zone, ...style };
      const key = `${locale} ${JSON.stringify(whole)}`;
      // Rounded to the minute, so that the cache has one text per minute.
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      return once(`${key} ${minute}`, () => formatOf(key, locale, whole).format(at));
    },
    [locale, once, zone],
  );
}
