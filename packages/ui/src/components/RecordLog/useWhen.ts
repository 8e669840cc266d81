import { useCallback } from 'react';
import { useDates } from '../../words/useDates.ts';

/**
 * Returns a function that formats an instant (ISO 8601) as date and time to the minute, in the reader's locale and time
 * zone.
 */
export function useWhen(): (time: string) => string {
  const date = useDates();
  return useCallback(
    (time) => date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' }),
    [date],
  );
}
