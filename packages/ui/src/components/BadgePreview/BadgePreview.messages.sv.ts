import type { BadgePreviewMessages } from './BadgePreview.messages.ts';

export const badgePreviewSv: Partial<BadgePreviewMessages> = {
  badge: ({ lines, subtitle }) =>
    `Namnskylt: ${lines.join(', ')}${subtitle === '' ? '' : `. Under: ${subtitle}`}`,
  unprintable: (characters) => `Detta går inte att trycka på namnskylten: ${characters.join(' ')}`,
};
