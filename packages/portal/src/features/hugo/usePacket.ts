import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, type MouseEvent } from 'react';
import { PACKET_FRESH_MS, packetQuery } from '../../api/voting.ts';
import { ApiError } from '../../api/problem.ts';
import { startDownload } from './shared/startDownload.ts';

/**
 * Loads the voter packet. Its links expire, so they are refetched before that. If an expired link is
 * followed, for example after sleep mode, it is renewed first.
 */
export function usePacket(personId: number, isWanted: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, error, dataUpdatedAt, refetch } = useQuery({
    ...packetQuery(api, personId),
    refetchInterval: PACKET_FRESH_MS,
    enabled: isWanted,
  });
  const follow = useCallback(
    (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => {
      if (Date.now() - dataUpdatedAt < PACKET_FRESH_MS) return;
      event.preventDefault();
      void refetch().then(({ data: fresh, isSuccess }) => {
        const file = isSuccess ? fresh[category]?.[format] : undefined;
        if (file) startDownload(file.url);
      });
    },
    [dataUpdatedAt, refetch],
  );
  // For a convention without a packet this isn't an error.
  const isNone = error instanceof ApiError && error.code === 'not_offered';
  return { packet: data, error: isNone ? null : error, refetch, follow };
}
