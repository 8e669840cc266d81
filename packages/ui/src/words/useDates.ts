import { useCallback } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import { useZone } from './useZone.ts';

/** How a date is written: to the minute at most. The zone (IANA) is the reader's where none is named. */
export type DateStyle = Pick<
  Intl.DateTimeFormatOptions,
  'dateStyle' | 'weekday' | 'day' | 'month' | 'year' | 'hour' | 'minute' | 'timeZone'
> & { readonly timeStyle?: 'short' };

const MINUTE_MS = 60_000;

/** One of each kind: making one takes longer than drawing a page. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(key: string, locale: string, style: DateStyle) {
  const made = formats.get(key) ?? new Intl.DateTimeFormat(locale, style);
  formats.set(key, made);
  return made;
}

/**
 * Writes dates and times in the reader's zone and manner. What the server has written is not written again, so that a page
 * is taken over without a format.
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
      // Of a minute that passes one text is kept, not one of each moment.
      const minute = Math.floor(at.getTime() / MINUTE_MS);
      return once(`${key} ${minute}`, () => formatOf(key, locale, whole).format(at));
    },
    [locale, once, zone],
  );
}
