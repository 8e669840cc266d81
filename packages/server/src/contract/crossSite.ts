import type { IncomingHttpHeaders } from 'node:http';

/**
 * Whether a browser says that a page of another site sent this request: by `Sec-Fetch-Site`, else by
 * `Origin`. Without either header (curl, other servers) it is not.
 *
 * @param hosts the hosts of this site, with a port that is not the usual one
 */
export function isCrossSite(headers: IncomingHttpHeaders, hosts: readonly string[]): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined) return site !== 'same-origin' && site !== 'none';
  if (headers.origin === undefined) return false;
  return !URL.canParse(headers.origin) || !hosts.includes(new URL(headers.origin).host);
}

/** Whether a browser says that it asks ahead of need: nobody has pressed anything yet. */
export const isPrefetch = (headers: IncomingHttpHeaders): boolean =>
  ['sec-purpose', 'purpose', 'x-purpose', 'x-moz'].some((name) =>
    /prefetch|prerender|preview/i.test(String(headers[name] ?? '')),
  );
