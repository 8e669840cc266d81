import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, VoteRequest } from '@conkit/api-client';
import { unwrap } from './problem.ts';

/** The finalists by category, in ballot order. */
export const finalistsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['hugo', 'finalists'],
    queryFn: ({ signal }) => unwrap(api.GET('/hugo/finalists', { signal })),
    staleTime: 5 * 60_000,
  });

/**
 * A person's saved votes. Always asked anew: a ballot page starts from what the server has now, and keeps
 * its own account of it from then on.
 */
export const votesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['hugo', 'votes', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/{id}/votes', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** A save that has no answer after this is tried again; the server knows a save that is repeated. */
const SAVE_TIMEOUT_MS = 30_000;

/** Saves changed categories. The request outlives the page, so that leaving does not lose it. */
export const saveVotes = (api: ApiClient, id: number, body: VoteRequest) =>
  unwrap(
    api.POST('/hugo/{id}/vote', {
      params: { path: { id } },
      body,
      keepalive: true,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    }),
  );
