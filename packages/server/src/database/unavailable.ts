// Decisions: docs/decisions/database.md
/**
 * The database could not execute a valid statement: it does not answer, starts, stops, or has no space or too
 * much load. The same may be tried again. It is unknown whether a statement in progress was executed.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** The SQLSTATE or the system's error code, if any. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(reason(cause));
    this.code = codeOf(cause);
  }
}

/** Returns the reason of an error. A connection error of several addresses has an empty message of its own. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** An error that the database returned, as both drivers represent it. */
interface Answered extends Error {
  readonly severity: string;
  readonly code: string;
}

/** Returns whether the database itself returned this error; other errors occurred on the way to it. */
export const isAnswered = (error: unknown): error is Answered =>
  error instanceof Error && 'severity' in error && typeof codeOf(error) === 'string';

/** Returns whether a connection or an embedded engine is unusable after this error. */
export const isEnd = (error: unknown): boolean =>
  isAnswered(error) && (error.severity === 'FATAL' || error.severity === 'PANIC');

/**
 * Returns whether a prepared statement's table has changed since, as after the start of a newer version beside
 * this one. The connection would refuse it for ever; a new connection prepares it again.
 */
export const isOutdated = (error: unknown): boolean =>
  isAnswered(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** SQLSTATE classes: connection, resources (a full disk, too many connections), operator, system. */
const CLASSES = new Set(['08', '53', '57', '58']);
/** A standby that accepts no writes, a conflict of two transactions, a deadlock, a lock that is not available. */
const CODES = new Set(['25006', '40001', '40P01', '55P03']);

/** Returns whether the same statement may be tried again after this error. */
export const isTemporary = (error: unknown): boolean =>
  isEnd(error) ||
  isOutdated(error) ||
  (isAnswered(error) && (CLASSES.has(error.code.slice(0, 2)) || CODES.has(error.code)));

function codeOf(error: unknown): string | undefined {
  if (error instanceof AggregateError && error.errors.length > 0) return codeOf(error.errors[0]);
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
    ? error.code
    : undefined;
}
