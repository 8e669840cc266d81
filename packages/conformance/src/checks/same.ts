export const MINUTE_MS = 60_000;
/** How far from a deadline or an opening a request is sent, in milliseconds, because it may take that long. */
export const MARGIN_MS = 30_000;
export const LONG_AGO = '2001-01-01T00:00:00.000Z';

export const later = (instant: string, ms: number): string =>
  new Date(Date.parse(instant) + ms).toISOString();

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);
