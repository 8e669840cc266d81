import type { BadgePreviewMessages } from './BadgePreview.messages.ts';

export const badgePreviewFi: BadgePreviewMessages = {
  badge: ({ lines, subtitle }) =>
    `Nimikyltti: ${lines.join(', ') || 'ei vielä nimeä'}${subtitle === '' ? '' : `. Alla: ${subtitle}`}`,
  empty: 'Nimesi',
  unprintable: (characters) => `Tätä ei voi painaa nimikylttiin: ${characters.join(' ')}`,
};
