/**
 * The database could not do what was asked, and nothing was wrong with what was asked: it does not answer,
 * starts, stops, has no room or too much to do. The same may be tried again. Whether a statement that was
 * under way has been carried out, nobody knows.
 */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
  /** SQLSTATE or the system's code, where there is one. */
  readonly code: string | undefined;

  constructor(cause: unknown) {
    super(reason(cause));
    this.code = codeOf(cause);
  }
}

/** A connection error of several addresses has an empty message of its own. */
export function reason(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reason(error.errors[0]);
  return error instanceof Error ? error.message : String(error);
}

/** An error that the database answered, as both drivers have it. */
interface Answered extends Error {
  readonly severity: string;
  readonly code: string;
}

/** Whether the database itself answered with this error; any other one came up on the way to it. */
export const isAnswered = (error: unknown): error is Answered =>
  error instanceof Error && 'severity' in error && typeof codeOf(error) === 'string';

/** After such an answer a connection, and an embedded engine, is of no use any more. */
export const isEnd = (error: unknown): boolean =>
  isAnswered(error) && (error.severity === 'FATAL' || error.severity === 'PANIC');

/**
 * A prepared statement whose table has another column since, as after the start of a newer version beside
 * this one. The connection would refuse it for ever; a new one prepares it anew.
 */
export const isOutdated = (error: unknown): boolean =>
  isAnswered(error) && 'routine' in error && error.routine === 'RevalidateCachedQuery';

/** SQLSTATE classes: connection, resources (a full disk, too many connections), operator, system. */
const CLASSES = new Set(['08', '53', '57', '58']);
/** A standby that takes no writes, a conflict of two transactions, a deadlock, a lock that is not given. */
const CODES = new Set(['25006', '40001', '40P01', '55P03']);

/** Whether an answer of the database says that the same may be tried again later. */
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
