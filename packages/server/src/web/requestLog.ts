import type {
  FastifyInstance,
  FastifyRequest,
  FastifyServerOptions,
  RawServerDefault,
} from 'fastify';
import { randomUUID } from 'node:crypto';
import type { Context } from '../context.ts';
import { hashAccount } from '../keys/hash.ts';

/**
 * Logs one line for each answer, without query, network address, cookie, or keys in the path. Successful health
 * checks, which a proxy makes every second, are logged at level debug.
 */
export function logRequests(app: FastifyInstance, { secret }: Pick<Context, 'secret'>): void {
  app.addHook('onResponse', async (request, reply) => {
    const isWell =
      request.routeOptions.config.operation === 'getHealth' && reply.statusCode === 200;
    request.log[isWell ? 'debug' : 'info'](
      {
        method: request.method,
        path: getLoggedPath(request),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
        ...(reply.problemCode !== undefined && { code: reply.problemCode }),
        ...getPerson(request),
        ...(request.session && { account: hashAccount(secret, request.session.email) }),
      },
      'answered',
    );
  });
}

/** Returns the id of the person in the call's path. */
function getPerson({ params, routeOptions }: FastifyRequest): object {
  const { id } = params as { id?: string };
  const isPerson = routeOptions.config.operation !== undefined && /^\d{1,10}$/.test(id ?? '');
  return isPerson ? { person: Number(id) } : {};
}

/**
 * Returns the path without keys: for an API call its pattern, such as `/api/purchase/status/:key`. Among the
 * portal's pages, only those for signing in have a key in the path.
 */
function getLoggedPath({ url, routeOptions }: FastifyRequest): string {
  const path = url.split('?', 1)[0] ?? '';
  if (/^\/api(\/|$)/i.test(path)) return routeOptions.url ?? '/api/*';
  return /^\/login(\/|$)/i.test(path) ? '/login' : path;
}

/** The form of a request id from a proxy. An id of any other form could forge a log line. */
const VALID_ID = /^[\w.:-]{8,64}$/;

/**
 * Returns an id that is unique across processes and restarts: our own proxy's `X-Request-Id`, so that both logs can
 * be compared, or a random one.
 *
 * @param isBehindProxy whether a proxy of ours sets the header; otherwise clients can forge it
 */
export const createRequestId =
  (isBehindProxy: boolean): NonNullable<FastifyServerOptions<RawServerDefault>['genReqId']> =>
  ({ headers }) => {
    const given = headers['x-request-id'];
    return isBehindProxy && typeof given === 'string' && VALID_ID.test(given)
      ? given
      : randomUUID();
  };
