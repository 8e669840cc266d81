import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether the browser marks a request as sent by another site's page: by `Sec-Fetch-Site`, else by `Origin`.
 * Requests without either header (curl, other servers) are not.
 *
 * @param hosts this site's hosts, with the port unless it is the default
 */
export function isCrossSite(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || !hosts.includes(new URL(headers.origin).host);
}

/** Returns whether the browser prefetches: the user hasn't clicked anything yet. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );
