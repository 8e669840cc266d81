import type { FastifyInstance } from 'fastify';
import { loggedPath } from '../log.ts';

/** One line for each answer: no query, no address, no cookie, and a login link without its key. */
export function logRequests(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info(
      {
        method: request.method,
        path: loggedPath(request.url),
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime * 10) / 10,
      },
      'answered',
    );
  });
}
