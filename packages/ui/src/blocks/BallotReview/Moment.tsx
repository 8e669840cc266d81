import { useCallback } from 'react';
import { useNow } from '../../words/now.ts';
import { useDates } from '../../words/useDates.ts';

/** Returns a function that formats an instant in the reader's zone, to the minute. */
export function useMoment(): (at: Date) => string {
  const date = useDates();
  return useCallback((at) => date(at, { dateStyle: 'long', timeStyle: 'short' }), [date]);
}

/** Renders the present time. Only this component re-renders as time passes. */
export function Moment() {
  const moment = useMoment();
  return moment(useNow());
}
