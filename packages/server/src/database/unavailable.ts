// Decisions: docs/decisions/database.md
/**
 * The database could not execute a valid statement: it does not answer, is starting or stopping, or has no space or too
 * much load. The statement may be tried again. It is unknown whether a statement in progress was executed.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** The SQLSTATE or the system's error code, if any. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(getReason(cause));
    this.code = getCode(cause);
  }
}

/** Returns the reason of an error. A connection error of several addresses has an empty message of its own. */
export function getReason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return getReason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** An error that the database returned, as both drivers represent it. */
interface DatabaseError extends Error {
  readonly severity: string;
  readonly code: string;
}

/** Returns whether the database itself returned this error; other errors occurred on the way to it. */
export const isDatabaseError = (error: unknown): error is DatabaseError =>
  error instanceof Error && 'severity' in error && typeof getCode(error) === 'string';

/** Returns whether a connection or an embedded engine is unusable after this error. */
export const isFatal = (error: unknown): boolean =>
  isDatabaseError(error) && (error.severity === 'FATAL' || error.severity === 'PANIC');

/**
 * Returns whether a prepared statement's table has changed since, as after the start of a newer version beside
 * this one. The connection would refuse it for ever; a new connection prepares it again.
 */
export const isOutdated = (error: unknown): boolean =>
  isDatabaseError(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** SQLSTATE classes: connection, resources (a full disk, too many connections), operator, system. */
const TEMPORARY_CLASSES = new Set(['08', '53', '57', '58']);
/** A standby that accepts no writes, a conflict of two transactions, a deadlock, a lock that is not available. */
const TEMPORARY_CODES = new Set(['25006', '40001', '40P01', '55P03']);

/** Returns whether the same statement may be tried again after this error. */
export const isTemporary = (error: unknown): boolean =>
  isFatal(error) ||
  isOutdated(error) ||
  (isDatabaseError(error) &&
    (TEMPORARY_CLASSES.has(error.code.slice(0, 2)) || TEMPORARY_CODES.has(error.code)));

function getCode(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return getCode(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
