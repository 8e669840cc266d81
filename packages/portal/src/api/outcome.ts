import { ApiError } from './problem.ts';

/** A server that answers 501 did not process the request. */
const NOT_IMPLEMENTED = 501;

/**
 * Returns true if the server may have processed a request that failed: there was no answer, or a 5xx
 * status.
 */
export const isOutcomeUnknown = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  (failure.status === 0 || (failure.status >= 500 && failure.status !== NOT_IMPLEMENTED));
