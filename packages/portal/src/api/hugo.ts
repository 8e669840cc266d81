import { RuleError } from '@conkit/rules';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@conkit/api-client';
import { unwrap } from './problem.ts';
import { PEOPLE_PAGE } from './session.ts';

/** Reads the finalists by category, in ballot order. */
export const finalistsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['awards', 'finalists'],
    queryFn: ({ signal }) => unwrap(api.GET('/hugo/finalists', { signal })),
    staleTime: 5 * 60_000,
  });

/** Reads the award progress of the account's first people. */
export const awardSummaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['awards', 'summary'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/summary', { params: { query: { limit: PEOPLE_PAGE } }, signal })),
    staleTime: 30_000,
  });

/**
 * Returns the path parameters of a voter's requests.
 *
 * @throws RuleError `voter_not_set` if the id isn't a positive number
 */
export const voterPath = (id: number) => {
  if (!(id > 0)) throw new RuleError('voter_not_set');
  return { path: { id } };
};

/** A save is retried after this time. Repeating it is safe. */
export const SAVE_TIMEOUT_MS = 30_000;

/**
 * Returns the options of a request that saves a ballot. With `keepalive`, it survives leaving the page.
 * Browsers limit such requests to 64 KiB in total, so larger ones are sent without it.
 */
export const getSaveOptions = (body: object, maxKeepaliveBytes: number) => ({
  keepalive: new TextEncoder().encode(JSON.stringify(body)).length <= maxKeepaliveBytes,
  signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
});

/**
 * Reads a person's saved votes. Never cached: a ballot page starts from the server's current state and then
 * tracks its own changes.
 */
export const votesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'votes', id],
    queryFn: ({ signal }) => unwrap(api.GET('/hugo/{id}/votes', { params: voterPath(id), signal })),
    staleTime: 0,
    gcTime: 0,
  });
