import type { PacketLinksMessages } from './PacketLinks.messages.ts';

export const packetLinksAr: Partial<PacketLinksMessages> = {
  download: 'نزّل الحزمة',
  packetOf: (category) => `حزمة الناخب لفئة ${category}`,
};
