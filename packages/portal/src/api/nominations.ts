import { queryOptions } from '@tanstack/react-query';
import type { ApiClient, NominateRequest } from '@conkit/api-client';
import { unwrap } from './problem.ts';

/**
 * A person's saved nominations. Always asked anew: a nominations page starts from what the server has now,
 * and keeps its own account of it from then on.
 */
export const nominationsQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'nominations', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/{id}/nominations', { params: { path: { id } }, signal })),
    staleTime: 0,
    gcTime: 0,
  });

/** A save that has no answer after this is tried again; the server knows a save that is repeated. */
const SAVE_TIMEOUT_MS = 30_000;

/** Browsers let 64 KiB outlive a page, all requests under way together: this much for each of twenty. */
const KEEPALIVE_BYTES = 3000;

const bytesOf = (body: NominateRequest) => new TextEncoder().encode(JSON.stringify(body)).length;

/** Saves the nominations of one category. The request outlives the page where the browser lets it. */
export const saveNominations = (api: ApiClient, id: number, body: NominateRequest) =>
  unwrap(
    api.POST('/hugo/{id}/nominate', {
      params: { path: { id } },
      body,
      keepalive: bytesOf(body) <= KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    }),
  );

/** Mails a person's nominations as they are saved now; the answer tells the address. */
export const mailNominations = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/nominations/mail', { params: { path: { id } } }));
