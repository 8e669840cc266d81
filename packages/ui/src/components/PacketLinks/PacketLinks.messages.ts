export interface PacketLinksMessages {
  /** The first link of a category; what it is follows. */
  download: string;
  /** Names the list, for those who do not see under which heading it is. */
  packetOf: (category: string) => string;
}

export const packetLinksMessages: PacketLinksMessages = {
  download: 'Download packet',
  packetOf: (category) => `Voter packet for ${category}`,
};
