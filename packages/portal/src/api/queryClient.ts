import { QueryClient } from '@tanstack/react-query';
import { ApiError } from './problem.ts';

/** Reads are tried again when the server or the network failed, never when the server refused. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        refetchOnWindowFocus: false,
        retry: (count, error) =>
          typeof window !== 'undefined' &&
          count < 2 &&
          error instanceof ApiError &&
          (error.status === 0 || error.status >= 500),
      },
    },
  });
