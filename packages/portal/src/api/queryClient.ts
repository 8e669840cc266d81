import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

const MAX_JITTER_MS = 30_000;

/**
 * Adds a random delay of up to `ms`, at most 30 seconds, so that browsers that failed at the same time
 * don't all retry at once.
 *
 * @param ms the shortest wait, in milliseconds
 * @param random returns a number from 0 up to 1
 */
export const addJitter = (ms: number, random: () => number = Math.random): number =>
  Math.round(ms + Math.min(ms, MAX_JITTER_MS) * random());

const FIRST_RETRY_MS = 1000;

/**
 * Returns how long to wait before a read is retried, in milliseconds: at least the server's `Retry-After`.
 */
export const readRetryDelay = (failures: number, error: Error, random?: () => number): number => {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return addJitter(Math.max(FIRST_RETRY_MS * 2 ** failures, seconds * 1000), random);
};

/**
 * Creates the query client. Reads are retried in the browser if the network or the server failed (5xx).
 * Offline requests fail at once, so the page can show a message.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (count, error) =>
          typeof window !== 'undefined' &&
          count < 2 &&
          error instanceof ApiError &&
          (error.status === 0 || error.status >= 500),
        retryDelay: (failures, error) => readRetryDelay(failures, error),
      },
      mutations: { networkMode: 'always' },
    },
  });
