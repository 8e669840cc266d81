import type { ApiClient, LookupQuery, PersonChanges } from '@conkit/api-client';
import { mutationOptions, queryOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/**
 * Finds another member. An identical query is answered from memory, without a call; what failed is not
 * kept, so that the same search can be tried again.
 */
export const personLookupQuery = (api: ApiClient, query: LookupQuery) =>
  queryOptions({
    queryKey: ['people', 'lookup', query],
    queryFn: ({ signal }) => unwrap(api.POST('/people/lookup', { body: query, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** Changes a person's details: only what is sent. */
export const updatePersonMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: (body: PersonChanges) =>
      unwrap(api.POST('/people/{id}', { params: { path: { id } }, body })),
  });

/** What was changed of a person of the account, by whom and why. */
export const personLogQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['people', 'log', id],
    queryFn: async ({ signal }) => {
      const path = { params: { path: { id } }, signal };
      return (await unwrap(api.GET('/people/{id}/log', path))).log;
    },
    // It grows with what is done here.
    staleTime: 0,
  });
