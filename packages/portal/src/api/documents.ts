import type { BadgeText } from '@conkit/rules';

/** Returns the URL of a badge image. Without an id, the badge is for a person who isn't a member yet. */
export function badgeUrl(id: number | undefined, { name, subtitle }: BadgeText): string {
  const query = new URLSearchParams({ name, subtitle });
  return id === undefined ? `/api/blank-badge?${query}` : `/api/people/${id}/badge?${query}`;
}

/** Returns the URL of a member's barcode, as an image or a printable document. */
export const barcodeUrl = (id: number, format: 'png' | 'pdf') =>
  `/api/people/${id}/barcode.${format}`;

/** Returns the URL of a member's site selection ballot. */
export const ballotUrl = (id: number) => `/api/people/${id}/ballot`;

/** Returns the URL of a calendar file with the convention's dates. */
export const calendarUrl = (language: string) => `/api/calendar.ics?lang=${language}`;
