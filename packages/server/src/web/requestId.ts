import { randomUUID } from 'node:crypto';
import type { RawServerDefault, FastifyServerOptions } from 'fastify';

/** What a proxy may give a request; anything else could forge a line of the log. */
const GIVEN = /^[\w.:-]{8,64}$/;

/**
 * Names each request, across processes and restarts: by the `X-Request-Id` of our own proxy, so that its log and
 * ours can be laid beside each other, else by a name of its own.
 *
 * @param isBehindProxy whether the header can be our proxy's; without one it is the client's to forge
 */
export const requestId =
  (isBehindProxy: boolean): NonNullable<FastifyServerOptions<RawServerDefault>['genReqId']> =>
  ({ headers }) => {
    const given = headers['x-request-id'];
    return isBehindProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };
