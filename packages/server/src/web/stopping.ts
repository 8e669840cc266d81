import type { FastifyInstance } from 'fastify';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError } from '../errors.ts';

/** While the server stops, requests that are running are finished and new ones get 503. */
export function refuseWhileStopping(app: FastifyInstance): void {
  let isStopping = false;
  app.addHook('preClose', async () => {
    isStopping = true;
  });
  app.addHook('onRequest', async (_, reply) => {
    if (!isStopping) return undefined;
    reply.header('connection', 'close');
    return sendProblem(reply, new ProblemError('unavailable', { retryAfterSeconds: 5 }));
  });
}
