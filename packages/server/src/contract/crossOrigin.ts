import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Returns whether the browser marks a request as sent by a page of another origin, such as a subdomain: by
 * `Sec-Fetch-Site`, else by `Origin`. Returns `false` for requests without either header (curl, other servers).
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

/** Headers that pages of other origins may send, in addition to the CORS-safelisted ones. */
const ALLOWED_HEADERS = ['Content-Type', 'Idempotency-Key', 'If-None-Match'];
/** Headers that these pages may read, in addition to the safelisted ones. */
const EXPOSED_HEADERS = 'Allow, Content-Disposition, ETag, Retry-After';
/** For how many seconds a browser can cache the preflight answer. */
const PREFLIGHT_SECONDS = 600;

/** Administrators' operations are only for this site's own pages. */
const isAdminUrl = (url = ''): boolean => url.startsWith('/api/admin/');

/** Returns whether the request's origin is exactly one of the allowed ones. */
export const isAllowedOrigin = (
  { origin }: IncomingHttpHeaders,
  origins: readonly string[],
): boolean => origin !== undefined && origins.includes(origin);

/**
 * Allows pages of other origins to make calls with cookies and read the answers (CORS). Sends no CORS headers to any
 * other page, or if the list is empty. Allowed pages still need everything else that a request needs: an `Origin` for a
 * change, a JSON body, a session cookie.
 *
 * @param origins such as `https://app.example.com`
 * @param sent additional headers that pages may send
 */
export function allowOrigins(
  scope: FastifyInstance,
  origins: readonly string[],
  sent: readonly string[] = [],
): void {
  if (origins.length === 0) return;
  scope.addHook('onRequest', async ({ method, url, headers, routeOptions }, reply) => {
    // A cached answer for one origin must not be used for another.
    reply.header('vary', 'Origin');
    const isOurs = isAdminUrl(url) || isAdminUrl(routeOptions.url);
    if (isOurs || !isAllowedOrigin(headers, origins)) return undefined;
    reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': EXPOSED_HEADERS,
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined)
      return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': [...ALLOWED_HEADERS, ...sent].join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send();
  });
}
