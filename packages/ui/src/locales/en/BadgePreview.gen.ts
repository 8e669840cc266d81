// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface BadgePreviewMessages {
  /** The image's accessible name. `lines` contains only the lines of the name that aren't empty. */
  badge: (values: { lines?: readonly string[] | null | undefined; subtitle?: string | null | undefined }) => string;
  /** The placeholder for the name. */
  empty: string;
  /** The warning about characters that the badge printer's font lacks. */
  unprintable: (values: { characters: readonly string[] }) => string;
}

export const badgePreviewMessages: BadgePreviewMessages = {
  badge: ({ lines, subtitle }) => `Badge: ${!lines?.length ? 'no name yet' : lines.join(', ')}${!subtitle ? '' : `. Below: ${subtitle}`}`,
  empty: 'Your name',
  unprintable: ({ characters }) => `This will not print on the badge: ${characters.join(' ')}`,
};
