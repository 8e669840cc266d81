import { randomUUID } from 'node:crypto';
import type { RawServerDefault, FastifyServerOptions } from 'fastify';

/** The form of a request id from a proxy; anything else could forge a log line. */
const GIVEN = /^[\w.:-]{8,64}$/;

/**
 * Returns an id that is unique across processes and restarts: our own proxy's `X-Request-Id`, so that both logs can
 * be compared, or a random one.
 *
 * @param isBehindProxy whether a proxy of ours sets the header; otherwise clients can forge it
 */
export const requestId =
  (isBehindProxy: boolean): NonNullable<FastifyServerOptions<RawServerDefault>['genReqId']> =>
  ({ headers }) => {
    const given = headers['x-request-id'];
    return isBehindProxy && typeof given === 'string' && GIVEN.test(given) ? given : randomUUID();
  };
