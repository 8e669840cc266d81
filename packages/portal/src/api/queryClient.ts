import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

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
      },
      mutations: { networkMode: 'always' },
    },
  });
