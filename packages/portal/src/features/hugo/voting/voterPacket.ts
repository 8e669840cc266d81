import type { Config } from '@conkit/api-client';
import type { CategoryPacket } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useMemo } from 'react';
import { ApiError } from '../../../api/problem.ts';
import { seriesExtraMutation } from '../../../api/voting.ts';
import { useSingleFlight } from '../../../browser/useSingleFlight.ts';
import { useLanguage } from '../../../i18n/language.ts';
import { localized } from '../../../i18n/localized.ts';
import { useMessages } from '../../../shell/messages.tsx';
import { useProblemText } from '../../../shell/problemText.ts';
import { toFormats, usePacket } from '../shared/packetFiles.ts';

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
