import { useMemo } from 'react';
import { useSurroundings } from '../../words/ConKitProvider.tsx';
import { useNow } from '../../words/now.ts';
import { useZone } from '../../words/useZone.ts';

/** Writes an instant in the reader's zone: day and minute. */
export function useMoment(): (at: Date) => string {
  const { locale } = useSurroundings();
  const timeZone = useZone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'long',
      timeStyle: 'short',
      timeZone,
    });
    return (at) => format.format(at);
  }, [locale, timeZone]);
}

/** The present; this alone is drawn anew as it passes. */
export function Moment() {
  const moment = useMoment();
  return moment(useNow());
}
