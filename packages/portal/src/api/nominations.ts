import type { ApiClient, NominateRequest } from '@conkit/api-client';
import { queryOptions } from '@tanstack/react-query';
import { getSaveOptions } from './hugo.ts';
import { unwrap } from './problem.ts';

/**
 * Reads a person's saved nominations. Never cached: a nominations page starts from the server's current
 * state and then tracks its own changes.
 */
export const nominationsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'nominations', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/{id}/nominations', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** Leaves room for twenty categories, which are saved one by one. */
const KEEPALIVE_BYTES = 3000;

/** Saves the nominations of one category. */
export const saveNominations = (api: ApiClient, id: number, body: NominateRequest) =>
  unwrap(
    api.POST('/hugo/{id}/nominate', {
      params: { path: { id } },
      body,
      ...getSaveOptions(body, KEEPALIVE_BYTES),
    }),
  );

/** Mails a person's saved nominations. The answer contains the email address. */
export const mailNominations = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/nominations/mail', { params: { path: { id } } }));
