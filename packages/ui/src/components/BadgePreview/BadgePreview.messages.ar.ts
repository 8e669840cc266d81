import type { BadgePreviewMessages } from './BadgePreview.messages.ts';

export const badgePreviewAr: Partial<BadgePreviewMessages> = {
  badge: ({ lines, subtitle }) =>
    `شارة: ${lines.join('، ') || 'لا اسم بعد'}${subtitle === '' ? '' : `. تحته: ${subtitle}`}`,
  empty: 'اسمك',
  unprintable: (characters) => `لن يُطبع هذا على الشارة: ${characters.join(' ')}`,
};
