import { useMemo } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useDates, type DateStyle } from '../../words/useDates.ts';
import { useReaderZone } from '../../words/useZone.ts';

type Write = (at: Date) => string;

/** The formats of the page's days and times. */
export interface HomeFormats {
  /** Whether the reader's zone is known; until then all times are in UTC and must stay hidden. */
  readonly isKnown: boolean;
  /** "01:15" */
  readonly time: Write;
  /** "Mon" */
  readonly weekday: Write;
  /** "22 March" */
  readonly day: Write;
  /** The whole date, to compare days. */
  readonly date: Write;
}

/** Returns formats for the reader's zone and locale. */
export function useHomeFormats(): HomeFormats {
  const { locale } = useSurroundings();
  const zone = useReaderZone();
  const write = useDates();
  return useMemo(() => {
    const writer =
      (style: DateStyle): Write =>
      (at) =>
        write(at, style);
    return {
      isKnown: zone !== undefined,
      time: writer({ timeStyle: 'short' }),
      weekday: writer({ weekday: 'short' }),
      // Finnish abbreviates the month of a date to a number.
      day: writer({ day: 'numeric', month: locale.startsWith('fi') ? 'numeric' : 'long' }),
      date: writer({ dateStyle: 'short' }),
    };
  }, [locale, zone, write]);
}
