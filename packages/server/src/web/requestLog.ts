import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../context.ts';
import { accountName } from '../keys/hash.ts';

/**
 * One line for each answer: no query, no address, no cookie, and no key that a path holds. That it is well, which a proxy asks
 * every second, is said at level debug.
 */
export function logRequests(app: FastifyInstance, { secret }: Pick<Context, 'secret'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const isWell =
      request.routeOptions.config.operation === 'getHealth' && reply.statusCode === 200;
    request.log[isWell ? 'debug' : 'info'](
      {
        method: request.method,
        path: loggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.problemCode !== undefined && { code: reply.problemCode }),
        ...personOf(request),
        ...(request.session && { account: accountName(secret, request.session.email) }),
      },
      'answered',
    );
  });
}

/** The person that a call is about, by number. */
function personOf({ params, routeOptions }: FastifyRequest): object {
  const { id } = params as { id?: string };
  const isPerson = routeOptions.config.operation !== undefined && /^\d{1,10}$/.test(id ?? '');
  return isPerson ? { person: Number(id) } : {};
}

/**
 * A path as it may be logged: of a call its pattern, `/api/purchase/status/:key`; of the portal's pages
 * only those for signing in have a key in their path.
 */
function loggedPath({ url, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/api(\/|$)/i.test(path)) return routeOptions.url ?? '/api/*';
  return /^\/login(\/|$)/i.test(path) ? '/login' : path;
}
