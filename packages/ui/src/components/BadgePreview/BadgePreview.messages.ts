export interface BadgePreviewMessages {
  /** The image's accessible name. `lines` contains only the lines of the name that aren't empty. */
  badge: (badge: { lines: readonly string[]; subtitle: string }) => string;
  /** The placeholder for the name. */
  empty: string;
  /** The warning about characters that the badge printer's font lacks. */
  unprintable: (characters: readonly string[]) => string;
}

export const badgePreviewMessages: BadgePreviewMessages = {
  badge: ({ lines, subtitle }) =>
    `Badge: ${lines.join(', ') || 'no name yet'}${subtitle === '' ? '' : `. Below: ${subtitle}`}`,
  empty: 'Your name',
  unprintable: (characters) => `This will not print on the badge: ${characters.join(' ')}`,
};
