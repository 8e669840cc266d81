import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import { sendProblem } from '../contract/answer.ts';
import { ProblemError, RETRY_SECONDS } from '../errors.ts';

/** How long the requests that are running have to be answered, in milliseconds. */
const DRAIN_MS = 6_000;
/** How long an answer has to leave before its connection is cut. */
const LEAVING_MS = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** From now on `/healthz` answers 503, and connections are closed after their answer; the rest goes on. */
    announceStop: () => void;
  }
}

/**
 * Before the server stops it can say so, and goes on answering until those who look at `/healthz` have turned to
 * another. While it stops, requests that are running are answered and new ones get 503. Whoever keeps a
 * connection open is told to close it; when nothing runs any more, those who do not are cut off.
 */
export function stopGently(app: FastifyInstance): void {
  const running = new Set<ServerResponse>();
  let isAnnounced = false;
  let isStopping = false;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  const cut = () => app.server.closeAllConnections();
  const cutWhenQuiet = () => {
    if (isStopping && running.size === 0) setTimeout(cut, LEAVING_MS);
  };
  app.addHook('preClose', async () => {
    isAnnounced = true;
    isStopping = true;
    // A body that never comes to its end, or an outside service that never answers.
    setTimeout(cut, DRAIN_MS).unref();
    cutWhenQuiet();
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    const { raw } = reply;
    running.add(raw);
    // Answered, or its client has gone.
    for (const end of ['finish', 'close']) {
      raw.once(end, () => {
        if (running.delete(raw)) cutWhenQuiet();
      });
    }
    if (!isStopping && !(isAnnounced && url === '/healthz')) return undefined;
    return sendProblem(
      reply,
      new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS }),
    );
  });
  app.addHook('onSend', async (_, reply) => {
    if (isAnnounced) reply.header('connection', 'close');
  });
}
