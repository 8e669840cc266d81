// What a voter sends, and the packet; `hugo.ts` has what is read first.
import { RuleError } from '@conkit/rules';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, VoteRequest } from '@conkit/api-client';
import { voterPath } from './hugo.ts';
import { unwrap } from './problem.ts';

/** After something was saved they stand otherwise than before. */
export const forgetAwardSummary = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['awards', 'summary'] });

/** A save that has no answer after this is tried again; the server knows a save that is repeated. */
export const SAVE_TIMEOUT_MS = 30_000;

/**
 * Browsers refuse to let more than 64 KiB outlive a page, all requests under way together. A ballot of
 * twenty categories is about one; what is larger than this is sent as an ordinary request.
 */
export const KEEPALIVE_BYTES = 48 * 1024;

const bytesOf = (body: VoteRequest) => new TextEncoder().encode(JSON.stringify(body)).length;

/**
 * Saves changed categories. The request outlives the page, so that leaving does not lose it.
 *
 * @throws RuleError `voting_without_signature` without a voter or a signature
 */
export const saveVotes = (api: ApiClient, id: number, body: VoteRequest) => {
  if (!(id > 0) || !body.signature) throw new RuleError('voting_without_signature');
  return unwrap(
    api.POST('/hugo/{id}/vote', {
      params: { path: { id } },
      body,
      keepalive: bytesOf(body) <= KEEPALIVE_BYTES,
      signal: AbortSignal.timeout(SAVE_TIMEOUT_MS),
    }),
  );
};

/** Mails a person's ballot as it is saved now; the answer tells the address. */
export const mailVotes = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/votes/mail', { params: voterPath(id) }));

/** A link of the packet works for two hours; it is fetched anew well before. */
export const PACKET_FRESH_MS = 90 * 60_000;

/**
 * The downloads of the voter packet, by category and format. They are the voter's own: nothing of them
 * is kept when the ballot is left.
 */
export const packetQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'packet', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/{id}/packet', { params: voterPath(id), signal })),
    staleTime: PACKET_FRESH_MS,
    gcTime: 0,
  });

/** Has the code that goes with the packet sent by mail: each voter's own, however often it is asked for. */
export const seriesExtraMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.GET('/hugo/{id}/packet-series-extra', { params: voterPath(id) })),
  });
