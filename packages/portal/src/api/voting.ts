// Saves votes and reads the packet. What ballot pages read first is in `hugo.ts`.
import type { ApiClient, VoteRequest } from '@conkit/api-client';
import { RuleError } from '@conkit/rules';
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { getSaveOptions, voterPath } from './hugo.ts';
import { unwrap } from './problem.ts';

/** Invalidates the award progress after a save. */
export const forgetAwardSummary = (queryClient: QueryClient) =>
  queryClient.invalidateQueries({ queryKey: ['awards', 'summary'] });

/** A ballot of twenty categories takes about 1 KiB. */
export const KEEPALIVE_BYTES = 48 * 1024;

/**
 * Saves changed categories.
 *
 * @throws RuleError `voting_without_signature` without a voter or a signature
 */
export const saveVotes = (api: ApiClient, id: number, body: VoteRequest) => {
  if (!(id > 0) || !body.signature) throw new RuleError('voting_without_signature');
  return unwrap(
    api.POST('/hugo/{id}/vote', {
      params: { path: { id } },
      body,
      ...getSaveOptions(body, KEEPALIVE_BYTES),
    }),
  );
};

/** Mails a person's saved ballot. The answer contains the email address. */
export const mailVotes = (api: ApiClient, id: number) =>
  unwrap(api.POST('/hugo/{id}/votes/mail', { params: voterPath(id) }));

/** Download links expire after two hours, so refetch them well before. */
export const PACKET_FRESH_MS = 90 * 60_000;

/**
 * Reads the voter packet's downloads, by category and format. They belong to the voter, so the cache drops
 * them when the ballot closes.
 */
export const packetQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['awards', 'packet', id],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/hugo/{id}/packet', { params: voterPath(id), signal })),
    staleTime: PACKET_FRESH_MS,
    gcTime: 0,
  });

/**
 * Mails the voter's personal code that comes with the packet. Each voter has one code, which requests don't
 * change.
 */
export const seriesExtraMutation = (api: ApiClient, id: number) =>
  mutationOptions({
    mutationFn: () => unwrap(api.GET('/hugo/{id}/packet-series-extra', { params: voterPath(id) })),
  });
