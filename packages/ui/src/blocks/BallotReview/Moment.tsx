import { useCallback } from 'react';
import { useNow } from '../../words/now.ts';
import { useDates } from '../../words/useDates.ts';

/** Writes an instant in the reader's zone: day and minute. */
export function useMoment(): (at: Date) => string {
  const date = useDates();
  return useCallback((at) => date(at, { dateStyle: 'long', timeStyle: 'short' }), [date]);
}

/** The present; this alone is drawn anew as it passes. */
export function Moment() {
  const moment = useMoment();
  return moment(useNow());
}
