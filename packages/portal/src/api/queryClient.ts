import { QueryClient } from '@tanstack/react-query';
import { withJitter } from './jitter.ts';
import { ApiError } from './problem.ts';

const FIRST_RETRY_MS = 1000;

/**
 * Returns how long to wait before a read is retried, in milliseconds: at least the server's `Retry-After`.
 */
export const readRetryDelay = (failures: number, error: Error, random?: () => number): number => {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return withJitter(Math.max(FIRST_RETRY_MS * 2 ** failures, seconds * 1000), random);
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
