import { useCallback } from 'react';
import { useDates } from '../../words/useDates.ts';

/**
 * How an instant (ISO 8601) is written where it matters when something was: the day and the minute, in the reader's
 * zone and manner.
 */
export function useWhen(): (time: string) => string {
  const date = useDates();
  return useCallback(
    (time) => date(new Date(time), { dateStyle: 'medium', timeStyle: 'short' }),
    [date],
  );
}
