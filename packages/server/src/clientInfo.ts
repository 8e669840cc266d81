import { invalid } from './errors.ts';

/** The longest stored `User-Agent`, in characters. */
const MAX_USER_AGENT = 500;

/** Returns the `User-Agent` shortened for storage with a save. */
export const truncateUserAgent = (userAgent: string | null): string | null =>
  userAgent?.slice(0, MAX_USER_AGENT) ?? null;

/** A time after all saves. */
const LAST_MS = Date.UTC(9999, 0);

/**
 * Returns the save time that a client sent, clamped to 1970 through 9998: no save is outside that range, and
 * PostgreSQL can't read year 0 or years after 9999.
 *
 * @param field the field's name in the body
 * @throws ProblemError `invalid` when the time doesn't exist on a clock, such as a leap second
 */
export function parseSaveTime(
  field: 'lastmod' | 'last_modified' | 'version' | 'newest' | 'before' | 'since',
  time: string,
): Date {
  const ms = Date.parse(time);
  if (!Number.isNaN(ms)) return new Date(Math.min(Math.max(ms, 0), LAST_MS));
  throw invalid({ pointer: `/body/${field}`, message: `${field} must be a date and time` });
}
