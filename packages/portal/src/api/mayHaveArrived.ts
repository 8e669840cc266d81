import { ApiError } from './problem.ts';

/** What a server answers that does not do what was asked at all. */
const NOT_IMPLEMENTED = 501;

/** Whether a request that failed may have arrived all the same: nobody has said no to it. */
export const mayHaveArrived = (failure: unknown): boolean =>
  failure instanceof ApiError &&
  (failure.status === 0 || (failure.status >= 500 && failure.status !== NOT_IMPLEMENTED));
