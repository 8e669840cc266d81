import { invalid } from '../errors.ts';

/** Of a browser's name for itself, as much as is kept. */
const MAX_USER_AGENT = 500;

/** A browser's name for itself as it is kept with a save. */
export const keptUserAgent = (userAgent: string | null): string | null =>
  userAgent?.slice(0, MAX_USER_AGENT) ?? null;

/**
 * The save that a client knows of. A leap second has the form of a time, but no clock shows it; nor was
 * anything saved before 1970.
 *
 * @throws ProblemError `invalid`
 */
export function toLastmod(lastmod: string): Date {
  const ms = Date.parse(lastmod);
  if (!Number.isNaN(ms)) return new Date(Math.max(ms, 0));
  throw invalid({ pointer: '/body/lastmod', message: 'lastmod must be a date and time' });
}

/** Nobody can know of a save that is still to come: it would count as newer than any other. */
export function isInFuture(
  lastmod: string | null | undefined,
  now: Date,
  newest: Date | null | undefined,
): boolean {
  if (!lastmod) return false;
  return Date.parse(lastmod) > Math.max(now.getTime(), newest?.getTime() ?? 0);
}
