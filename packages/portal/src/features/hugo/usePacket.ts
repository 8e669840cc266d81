import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, type MouseEvent } from 'react';
import { PACKET_FRESH_MS, packetQuery } from '../../api/voting.ts';
import { ApiError } from '../../api/problem.ts';
import { startDownload } from './shared/startDownload.ts';

/**
 * The voter's packet. Its links work for a while only: they are fetched anew before that is over, and when
 * one is followed that the page could not renew in time, as after a night with the lid closed.
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
  // A convention without a packet has nothing that could not be loaded.
  const isNone = error instanceof ApiError && error.code === 'not_offered';
  return { packet: data, error: isNone ? null : error, refetch, follow };
}
