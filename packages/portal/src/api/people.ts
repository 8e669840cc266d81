import type { ApiClient, LookupQuery, PersonChanges } from '@conkit/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Looks up another member. Found results stay cached; failures don't, so the search can be repeated. */
export const personLookupQuery = (api: ApiClient, query: LookupQuery) =>
  queryOptions({
    queryKey: ['people', 'lookup', query],
    queryFn: ({ signal }) => unwrap(api.POST('/people/lookup', { body: query, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** Updates a person's details. Send only the changed fields. */
export const updatePersonMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: PersonChanges) =>
      unwrap(api.POST('/people/{id}', { params: { path: { id } }, body })),
  });

/** Reads the log of changes to a person of the account. */
export const personLogQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['people', 'log', id],
    queryFn: async ({ signal }) => {
      const path = { params: { path: { id } }, signal };
      return (await unwrap(api.GET('/people/{id}/log', path))).log;
    },
    // Edits on this page add entries.
    staleTime: 0,
  });
