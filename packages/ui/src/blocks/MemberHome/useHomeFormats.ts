import { useMemo } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useDates, type DateStyle } from '../../words/useDates.ts';
import { useReaderZone } from '../../words/useZone.ts';

type Write = (at: Date) => string;

/** How days and times are written on the page. */
export interface HomeFormats {
  /** Whether it is known where the reader is; until then everything is in UTC, and not to be shown. */
  readonly isKnown: boolean;
  /** "01:15" */
  readonly time: Write;
  /** "Mon" */
  readonly weekday: Write;
  /** "22 March" */
  readonly day: Write;
  /** The whole date: for comparing days. */
  readonly date: Write;
}

/** Days and times in the reader's zone and manner. */
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
      // Finns write the month of a short date as a number.
      day: writer({ day: 'numeric', month: locale.startsWith('fi') ? 'numeric' : 'long' }),
      date: writer({ dateStyle: 'short' }),
    };
  }, [locale, zone, write]);
}
