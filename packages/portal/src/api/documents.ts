import type { BadgeText } from '@conkit/rules';

/** Where the server's picture of a badge is; without an id, of somebody's who is not a member yet. */
export function badgeUrl(id: number | undefined, { name, subtitle }: BadgeText): string {
  const query = new URLSearchParams({ name, subtitle });
  return id === undefined ? `/api/blank-badge?${query}` : `/api/people/${id}/badge?${query}`;
}

/** Where a member's barcode is, as a picture or for printing. */
export const barcodeUrl = (id: number, format: 'png' | 'pdf') =>
  `/api/people/${id}/barcode.${format}`;

/** Where a member's own site selection ballot is. */
export const ballotUrl = (id: number) => `/api/people/${id}/ballot`;

/** The convention's dates, as a file for a calendar. */
export const calendarUrl = (language: string) => `/api/calendar.ics?lang=${language}`;
