import { QueryClient } from '@tanstack/react-query';
import { withJitter } from './jitter.ts';
import { ApiError } from './problem.ts';

const FIRST_RETRY_MS = 1000;

/** How long to wait before a read is tried again, in milliseconds: at least as long as the server says. */
export const readRetryDelay = (failures: number, error: Error, random?: () => number): number => {
  const seconds = error instanceof ApiError ? (error.retryAfter ?? 0) : 0;
  return withJitter(Math.max(FIRST_RETRY_MS * 2 ** failures, seconds * 1000), random);
};

/**
 * Reads are tried again when the server or the network failed, never when the server refused. Nothing waits
 * silently for the network: without one it fails, and the page says so.
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
