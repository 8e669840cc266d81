import type { BadgePreviewMessages } from './BadgePreview.messages.ts';

export const badgePreviewSv: Partial<BadgePreviewMessages> = {
  badge: ({ lines, subtitle }) =>
    `Namnskylt: ${lines.join(', ') || 'inget namn än'}${subtitle === '' ? '' : `. Under: ${subtitle}`}`,
  empty: 'Ditt namn',
  unprintable: (characters) => `Detta går inte att trycka på namnskylten: ${characters.join(' ')}`,
};
