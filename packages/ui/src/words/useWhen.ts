import { useMemo } from 'react';
import { useSurroundings } from './ConKitProvider.tsx';
import { useZone } from './useZone.ts';

/**
 * How an instant (ISO 8601) is written where it matters when something was: the day and the minute, in the reader's
 * zone and manner.
 */
export function useWhen(): (time: string) => string {
  const { locale } = useSurroundings();
  const timeZone = useZone();
  return useMemo(() => {
    const format = new Intl.DateTimeFormat(locale, {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone,
    });
    return (time) => format.format(new Date(time));
  }, [locale, timeZone]);
}
