import type { FastifyInstance } from 'fastify';
import type { IncomingHttpHeaders } from 'node:http';

/** What a page elsewhere may send beside what every page may. */
const SENT = ['Content-Type', 'Idempotency-Key', 'If-None-Match'];
/** What it may read of an answer beside what every page may. */
const READ = 'Allow, Content-Disposition, ETag, Retry-After';
/** For how long a browser need not ask again, in seconds. */
const PREFLIGHT_SECONDS = 600;

/** What the crew does for others is asked from this site alone. */
const isCrews = (url = ''): boolean => url.startsWith('/api/admin/');

/** Whether a page that may make calls sent a request: its origin stands in the list, letter for letter. */
export const isLetIn = ({ origin }: IncomingHttpHeaders, origins: readonly string[]): boolean =>
  origin !== undefined && origins.includes(origin);

/**
 * Lets the pages of some other origins make calls, with cookies, and read the answers (CORS). Nothing is said to any
 * other page, and where the list is empty nothing to anybody. Who is let in is still refused by all the rest: a
 * change without `Origin`, a body that is not JSON, a session that the browser does not send along.
 *
 * @param origins such as `https://app.example.com`
 * @param sent headers that pages may send besides
 */
export function letOriginsIn(
  scope: FastifyInstance,
  origins: readonly string[],
  sent: readonly string[] = [],
): void {
  if (origins.length === 0) return;
  scope.addHook('onRequest', async ({ method, url, headers, routeOptions }, reply) => {
    // Kept by a cache, an answer to one page is none to another.
    reply.header('vary', 'Origin');
    const isOurs = isCrews(url) || isCrews(routeOptions.url);
    if (isOurs || !isLetIn(headers, origins)) return undefined;
    reply.headers({
      'access-control-allow-origin': headers.origin,
      'access-control-allow-credentials': 'true',
      'access-control-expose-headers': READ,
    });
    if (method !== 'OPTIONS' || headers['access-control-request-method'] === undefined)
      return undefined;
    return reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': [...SENT, ...sent].join(', '),
        'access-control-max-age': String(PREFLIGHT_SECONDS),
      })
      .send();
  });
}
