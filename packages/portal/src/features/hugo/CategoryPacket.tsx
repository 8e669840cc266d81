import type { Config, Packet } from '@conkit/api-client';
import { PacketLinks } from '@conkit/ui';
import { memo, type MouseEvent } from 'react';
import { usePacketLinksMessages } from '../../i18n/messages/packetLinks.ts';
import { SeriesExtra } from './SeriesExtra.tsx';

interface CategoryPacketProps {
  config: Config;
  personId: number;
  category: string;
  title: string;
  files: Packet[string] | undefined;
  onFollow: (event: MouseEvent<HTMLAnchorElement>, category: string, format: string) => void;
}

/** What of the voter packet belongs to a category; nothing where there is nothing. */
export const CategoryPacket = memo(function CategoryPacket(props: CategoryPacketProps) {
  const { config, personId, category, title, files, onFollow } = props;
  const messages = usePacketLinksMessages();
  const formats = Object.entries(files ?? {}).map(([key, { label, url }]) => ({ key, label, url }));
  const { seriesExtra } = config.hugo;
  const extra = seriesExtra?.category === category ? seriesExtra : undefined;
  if (formats.length === 0 && !extra) return null;
  return (
    <PacketLinks
      category={title}
      formats={formats}
      onFollow={(event, format) => onFollow(event, category, format)}
      messages={messages}
    >
      {extra && <SeriesExtra config={config} label={extra.label} personId={personId} />}
    </PacketLinks>
  );
});
