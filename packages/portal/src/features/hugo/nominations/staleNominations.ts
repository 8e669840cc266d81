import type { Nominations, StaleNominations } from '@conkit/api-client';
import { ApiError } from '../../../api/problem.ts';

const isStale = (problem: unknown): problem is StaleNominations =>
  typeof problem === 'object' && problem !== null && 'current' in problem;

/** The category as it is on the server, from the answer to a save that did not follow it. */
export const staleNominations = (error: unknown): Nominations | undefined =>
  error instanceof ApiError && error.code === 'stale_nominations' && isStale(error.problem)
    ? error.problem.current
    : undefined;
