export interface BadgePreviewMessages {
  /** Tells what the picture shows; `lines` are those of the name that are not empty. */
  badge: (badge: { lines: readonly string[]; subtitle: string }) => string;
  /** Where the name will stand, while there is none. */
  empty: string;
  /** Names the characters that the badge printer does not have. */
  unprintable: (characters: readonly string[]) => string;
}

export const badgePreviewMessages: BadgePreviewMessages = {
  badge: ({ lines, subtitle }) =>
    `Badge: ${lines.join(', ') || 'no name yet'}${subtitle === '' ? '' : `. Below: ${subtitle}`}`,
  empty: 'Your name',
  unprintable: (characters) => `This will not print on the badge: ${characters.join(' ')}`,
};
