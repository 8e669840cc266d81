const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * What a cookie of this site says; undefined where there is none.
 *
 * @param name letters only
 * @param cookies of a request's header, on the server
 * @default cookies the document's
 */
export const readCookie = (name: string, cookies = document.cookie): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];

/** Remembers something for a year, where the server sees it too and can draw the next page by it. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
