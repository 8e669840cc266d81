import type { Config, Packet } from '@conkit/api-client';
import type { PacketFormat } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { ApiError } from '../../../api/problem.ts';
import { PACKET_FRESH_MS, packetQuery } from '../../../api/voting.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { startDownload } from './copies.ts';

/** Returns the files of a category for display. */
export const toFormats = (formats: Packet[string], language: string) =>
  Object.entries(formats).map(([key, { label, url }]) => ({
    key,
    label: localizeSize(label, language),
    url,
  }));

/** Writes the size at the end of the server's English label in the page's language: "PDF, 10 kt" in Finnish. */
const localizeSize = (label: string, language: string) =>
  language === 'en'
    ? label
    : label.replace(/(\d+)(kB|MB)$/, (_, size: string, unit: string) =>
        new Intl.NumberFormat(language, {
          style: 'unit',
          unit: unit === 'kB' ? 'kilobyte' : 'megabyte',
        }).format(Number(size)),
      );

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

/** Returns the files of the voter packet by category. Without a packet, there are none. */
export function usePacketFiles(config: Config, personId: number) {
  const language = useLanguage();
  const { packet, follow } = usePacket(personId, config.parts.packet);
  const formats = useMemo(
    (): Readonly<Record<string, readonly PacketFormat[]>> =>
      Object.fromEntries(
        Object.entries(packet ?? {}).map(([category, files]) => [
          category,
          toFormats(files, language),
        ]),
      ),
    [packet, language],
  );
  return { formats, follow };
}
