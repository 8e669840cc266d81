import type { BadgePreviewMessages } from './BadgePreview.messages.ts';

export const badgePreviewFi: BadgePreviewMessages = {
  badge: ({ lines, subtitle }) =>
    `Nimikyltti: ${lines.join(', ')}${subtitle === '' ? '' : `. Alla: ${subtitle}`}`,
  unprintable: (characters) => `Tätä ei voi painaa nimikylttiin: ${characters.join(' ')}`,
};
