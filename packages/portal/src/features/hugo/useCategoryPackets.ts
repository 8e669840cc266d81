import type { Config, Packet } from '@conkit/api-client';
import type { CategoryPacket } from '@conkit/ui';
import { useMemo } from 'react';
import { localized } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePacket } from './usePacket.ts';
import { useSeriesExtra } from './useSeriesExtra.ts';

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
      ([category, formats]) => [category, { formats: formatsOf(formats) }] as const,
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

const formatsOf = (formats: Packet[string]) =>
  Object.entries(formats).map(([key, { label, url }]) => ({ key, label, url }));
