import { invalid } from './errors.ts';

/** Of a browser's name for itself, as much as is kept. */
const MAX_USER_AGENT = 500;

/** A browser's name for itself as it is kept with a save. */
export const keptUserAgent = (userAgent: string | null): string | null =>
  userAgent?.slice(0, MAX_USER_AGENT) ?? null;

/** No save is as late. */
const LAST_MS = Date.UTC(9999, 0);

/**
 * The time of the save that a client knows of. A leap second has the form of a time, but no clock shows
 * it; nor was anything saved before 1970 or in the last year that has four digits, and the database does not
 * read the year 0, nor one that follows a save in 9999.
 *
 * @param field where in the body it stands
 * @throws ProblemError `invalid`
 */
export function knownSaveTime(
  field: 'lastmod' | 'last_modified' | 'version' | 'newest' | 'before' | 'since',
  time: string,
): Date {
  const ms = Date.parse(time);
  if (!Number.isNaN(ms)) return new Date(Math.min(Math.max(ms, 0), LAST_MS));
  throw invalid({ pointer: `/body/${field}`, message: `${field} must be a date and time` });
}
