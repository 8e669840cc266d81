const YEAR_SECONDS = 365 * 24 * 60 * 60;

/**
 * Returns the value of a cookie, or undefined.
 *
 * @param name letters only
 * @param cookies a request's cookie header, on the server
 * @default cookies `document.cookie`
 */
export const readCookie = (name: string, cookies = document.cookie): string | undefined =>
  new RegExp(`(?:^|;\\s*)${name}=([^;]*)`).exec(cookies)?.[1];

/** Sets a cookie for a year. The server reads it to render the next page. */
export function writeCookie(name: string, value: string): void {
  document.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax`;
}
