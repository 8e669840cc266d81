import type { ApiClient, ReadingList } from '@conkit/api-client';
import { queryOptions } from '@tanstack/react-query';
import { getSaveOptions, voterPath } from './hugo.ts';
import { unwrap } from './problem.ts';
import { KEEPALIVE_BYTES } from './voting.ts';

/** Reads the reading list that a person's account keeps. The page tracks its own changes, so it is never cached. */
export const readingQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'reading', id],
    queryFn: ({ signal }) => readReading(api, id, signal),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

/** Reads the reading list that a person's account keeps. */
export const readReading = (api: ApiClient, id: number, signal?: AbortSignal) =>
  unwrap(api.GET('/hugo/{id}/reading', { params: voterPath(id), ...(signal && { signal }) }));

/**
 * Saves entries of a reading list.
 *
 * @param body `lastmod` is null to start a list
 */
export const saveReading = (
  api: ApiClient,
  id: number,
  body: { lastmod: string | null; entries: ReadingList['entries'] },
) =>
  unwrap(
    api.POST('/hugo/{id}/reading', {
      params: voterPath(id),
      body,
      ...getSaveOptions(body, KEEPALIVE_BYTES),
    }),
  );

/** Deletes a reading list from the account. */
export const deleteReading = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/reading/delete', { params: voterPath(id) }));
