import type { Nominations, StaleNominations } from '@conkit/api-client';
import { ApiError } from '../../../api/problem.ts';

const isStale = (problem: unknown): problem is StaleNominations =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** Returns the server's version of a category from a `stale_nominations` error. */
export const staleNominations = (error: unknown): Nominations | undefined =>
  error instanceof ApiError && error.code === 'stale_nominations' && isStale(error.problem)
    ? error.problem.current
    : undefined;
