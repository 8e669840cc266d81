import type { ApiClient } from '@conkit/api-client';
import type { BadgeText } from '@conkit/rules';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Returns the URL of a badge image. Without an id, the badge is for a person who isn't a member yet. */
export function badgeUrl(id: number | undefined, { name, subtitle }: BadgeText): string {
  const query = new URLSearchParams({ name, subtitle });
  return id === undefined ? `/api/blank-badge?${query}` : `/api/people/${id}/badge?${query}`;
}

/** Returns the URL of a member's barcode, as an image or a printable document. */
export const barcodeUrl = (id: number, format: 'png' | 'pdf') =>
  `/api/people/${id}/barcode.${format}`;

/**
 * Reads a member's barcode as a data URL. It stays in the memory of this tab until the account is left, so that it can
 * be shown again without a network.
 */
export const barcodePictureQuery = (id: number) =>
  queryOptions({
    queryKey: ['people', 'barcode', id],
    queryFn: async ({ signal }) => {
      const answer = await fetch(barcodeUrl(id, 'png'), { signal });
      if (!answer.ok) throw new Error(`The barcode could not be read: ${answer.status}`);
      const bytes = new Uint8Array(await answer.arrayBuffer());
      const text = Array.from(bytes, (byte) => String.fromCodePoint(byte)).join('');
      return `data:image/png;base64,${btoa(text)}`;
    },
    // The name on it can be edited.
    staleTime: 0,
    gcTime: Infinity,
    retry: false,
  });

/** Returns the URL of a member's pass for Apple Wallet. */
export const appleWalletUrl = (id: number) => `/api/people/${id}/wallet.pkpass`;

/** Reads the link that adds a member's barcode to Google Wallet. */
export const googleWalletQuery = (api: ApiClient, id: number) =>
  queryOptions({
    queryKey: ['people', 'google-wallet', id],
    queryFn: async ({ signal }) => {
      const path = { params: { path: { id } }, signal };
      return (await unwrap(api.GET('/people/{id}/google-wallet', path))).url;
    },
    // The name on it can be edited.
    staleTime: 0,
  });

/** Returns the URL of a member's site selection ballot. */
export const ballotUrl = (id: number) => `/api/people/${id}/ballot`;

/** Returns the URL of a calendar file with the convention's dates. */
export const calendarUrl = (language: string) => `/api/calendar.ics?lang=${language}`;
