import type { PacketLinksMessages } from './PacketLinks.messages.ts';

export const packetLinksSv: Partial<PacketLinksMessages> = {
  download: 'Ladda ner läspaketet',
  packetOf: (category) => `Läspaket för ${category}`,
};
