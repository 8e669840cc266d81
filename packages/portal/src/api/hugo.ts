import { RuleError } from '@conkit/rules';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '@conkit/api-client';
import { unwrap } from './problem.ts';
import { PEOPLE_PAGE } from './session.ts';

/** The finalists by category, in ballot order. */
export const finalistsQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['awards', 'finalists'],
    queryFn: ({ signal }) => unwrap(api.GET('/hugo/finalists', { signal })),
    staleTime: 5 * 60_000,
  });

/** How the account's first people stand with the awards. */
export const awardSummaryQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['awards', 'summary'],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/summary', { params: { query: { limit: PEOPLE_PAGE } }, signal })),
    staleTime: 30_000,
  });

/**
 * The path of a call about a voter.
 *
 * @throws RuleError `voter_not_set` without the number of a person
 */
export const voterPath = (id: number) => {
  if (!(id > 0)) throw new RuleError('voter_not_set');
  return { path: { id } };
};

/**
 * A person's saved votes. Always asked anew: a ballot page starts from what the server has now, and keeps
 * its own account of it from then on.
 */
export const votesQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'votes', id],
    queryFn: ({ signal }) => unwrap(api.GET('/hugo/{id}/votes', { params: voterPath(id), signal })),
    staleTime: 0,
    gcTime: 0,
  });
