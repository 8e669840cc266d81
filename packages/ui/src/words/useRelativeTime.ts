import { relativeTime, type TimeSpan } from '@conkit/rules';
import { useCallback } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import { useDates } from './useDates.ts';

/**
 * Returns a function that formats a past time: `justNow` under 20 seconds, "5 minutes ago" within a week, then the date
 * in the reader's time zone (CAL-4).
 *
 * @param justNow The text for the first 20 seconds.
 */
export function useRelativeTime(justNow: string): (at: Date, now: Date) => string {
  const { locale, once } = useSurroundings();
  const date = useDates();
  return useCallback(
    (at, now) => {
      const time = relativeTime(at, now);
      if (time.kind === 'justNow') return justNow;
      if (time.kind === 'date') return date(at, { dateStyle: 'medium' });
      return once(`ago ${locale} ${time.value} ${time.unit}`, () =>
        new Intl.RelativeTimeFormat(locale).format(-time.value, time.unit),
      );
    },
    [locale, once, date, justNow],
  );
}

/**
 * Returns a function that formats the time until an event: "in 14 minutes".
 *
 * @example
 * ```tsx
 * const timeLeft = useTimeLeft();
 * return <p>Voting closes {timeLeft({ unit: 'minute', value: 14 })}.</p>;
 * ```
 */
export function useTimeLeft(): (span: TimeSpan) => string {
  const { locale, once } = useSurroundings();
  return useCallback(
    ({ value, unit }) =>
      once(`left ${locale} ${value} ${unit}`, () =>
        new Intl.RelativeTimeFormat(locale).format(value, unit),
      ),
    [locale, once],
  );
}
