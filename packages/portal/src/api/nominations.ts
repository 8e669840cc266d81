import type { ApiClient, NominateRequest } from '@conkit/api-client';
import { queryOptions } from '@tanstack/react-query';
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

/** A save is retried after this time. Repeating it is safe. */
const SAVE_TIMEOUT_MS = 30_000;

/** Browsers limit keepalive requests to 64 KiB in total: this leaves room for twenty categories. */
const KEEPALIVE_BYTES = 3000;

const countBytes = (body: NominateRequest) => new TextEncoder().encode(JSON.stringify(body)).length;

/**
 * Saves the nominations of one category. Small requests use `keepalive`, so they survive leaving the page.
 */
export const saveNominations = (api: ApiClient, id: number, body: NominateRequest) =>
  unwrap(
    api.POST('/hugo/{id}/nominate', {
      params: { path: { id } },
      body,
      keepalive: countBytes(body) <= KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    }),
  );

/** Mails a person's saved nominations. The answer contains the email address. */
export const mailNominations = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/nominations/mail', { params: { path: { id } } }));
