import type { Config, Packet } from '@conkit/api-client';
import type { CategoryPacket } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useCallback, useMemo, type MouseEvent } from 'react';
import { ApiError } from '../../../api/problem.ts';
import { PACKET_FRESH_MS, packetQuery, seriesExtraMutation } from '../../../api/voting.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import { useMessages } from '../../../shell/messages.tsx';
import { useProblemText } from '../../../shell/problemText.ts';
import { startDownload } from '../shared/copies.ts';

/**
 * Returns the voter packet and its extra request by category.
 *
 * @param isWanted false before the voter may download it
 */
export function useCategoryPackets(config: Config, personId: number, isWanted: boolean) {
  const language = useLanguage();
  const { packet, error, refetch, follow } = usePacket(personId, isWanted && config.parts.packet);
  const { isPending, ask } = useSeriesExtra(config, personId);
  const { seriesExtra } = config.hugo;
  const packets = useMemo(() => {
    const files = Object.entries(packet ?? {}).map(
      ([category, formats]) => [category, { formats: toFormats(formats, language) }] as const,
    );
    const byCategory: Record<string, CategoryPacket> = Object.fromEntries(files);
    if (seriesExtra && isWanted) {
      const { category, label } = seriesExtra;
      byCategory[category] = {
        formats: byCategory[category]?.formats ?? [],
        request: { label: localized(label, language), isPending },
      };
    }
    return byCategory;
  }, [packet, seriesExtra, isWanted, language, isPending]);
  return { packets, error, refetch, follow, request: ask };
}

const toFormats = (formats: Packet[string], language: string) =>
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
function usePacket(personId: number, isWanted: boolean) {
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

/** Requests the packet's extra by mail. Ignores calls while a request is in flight. */
function useSeriesExtra(config: Config, personId: number) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const messages = useMessages();
  const problemText = useProblemText();
  const { hugoHelp } = config.contact;
  const { isPending, mutateAsync } = useMutation({
    ...seriesExtraMutation(api, personId),
    onSuccess: () => messages.show(t`Token requested, will be sent by email.`, 'success'),
    onError: (error) => {
      const isMissing = error instanceof ApiError && error.status === 404;
      const text = isMissing
        ? t`There are no tokens yet. Please write to ${hugoHelp}.`
        : problemText(error);
      messages.show(text, 'danger');
    },
  });
  return { isPending, ask: useSingleFlight(mutateAsync) };
}
