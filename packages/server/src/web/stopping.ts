import type { FastifyInstance } from 'fastify';
import type { ServerResponse } from 'node:http';
import type { Context } from '../context.ts';
import { ProblemError, RETRY_SECONDS } from '../errors.ts';
import { sendFailure } from '../pages/ownPage.ts';

/** How long running requests may take when the server stops, in milliseconds. */
const DRAIN_MS = 6_000;
/** How long the last answer may take to be sent before its connection is closed, in milliseconds. */
const LAST_ANSWER_MS = 100;

declare module 'fastify' {
  interface FastifyInstance {
    /** Makes `/healthz` answer 503 and closes connections after their answer. Other requests are still served. */
    announceStop: () => void;
  }
}

/**
 * Lets the server announce its stop and keep answering until proxies that check `/healthz` use another server. While
 * it stops, running requests are answered, new ones get 503, and clients are sent `Connection: close`. When no
 * request runs any more, the remaining connections are closed.
 */
export function addGracefulShutdown(app: FastifyInstance, context: Pick<Context, 'config'>): void {
  const running = new Set<ServerResponse>();
  let isAnnounced = false;
  let isStopping = false;
  app.decorate('announceStop', () => {
    isAnnounced = true;
  });
  const cut = () => app.server.closeAllConnections();
  const cutWhenQuiet = () => {
    if (isStopping && running.size === 0) setTimeout(cut, LAST_ANSWER_MS);
  };
  app.addHook('preClose', async () => {
    isAnnounced = true;
    isStopping = true;
    // This ends requests with a body that never ends or an external service that never answers.
    setTimeout(cut, DRAIN_MS).unref();
    cutWhenQuiet();
  });
  app.addHook('onRequest', async ({ url }, reply) => {
    const { raw } = reply;
    running.add(raw);
    // If the client has disconnected, there is a `close` event but no `finish` event.
    for (const end of ['finish', 'close']) {
      raw.once(end, () => {
        if (running.delete(raw)) cutWhenQuiet();
      });
    }
    if (!isStopping && !(isAnnounced && url === '/healthz')) return undefined;
    const problem = new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    return sendFailure(context, reply, problem);
  });
  app.addHook('onSend', async (_, reply) => {
    if (isAnnounced) reply.header('connection', 'close');
  });
}
