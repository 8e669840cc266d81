// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PacketLinksMessages {
  /** The first link of a category, before the format. */
  download: string;
  /** The accessible name of the list of links. */
  packetOf: (values: { category: string }) => string;
}

export const packetLinksMessages: PacketLinksMessages = {
  download: 'Download packet',
  packetOf: ({ category }) => `Voter packet for ${category}`,
};
