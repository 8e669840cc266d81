import type { PacketLinksMessages } from './PacketLinks.messages.ts';

export const packetLinksFi: PacketLinksMessages = {
  download: 'Lataa paketti',
  packetOf: (category) => `Äänestäjäpaketti: ${category}`,
};
