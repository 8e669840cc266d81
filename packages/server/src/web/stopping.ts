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

/** The state of a site's shutdown, which the apps of all its configurations share. */
export interface Shutdown {
  /** The listening server. */
  server: FastifyInstance['server'] | undefined;
  /** The answers that are not sent yet. */
  readonly running: Set<ServerResponse>;
  isAnnounced: boolean;
  isStopping: boolean;
}

export const createShutdown = (): Shutdown => ({
  server: undefined,
  running: new Set(),
  isAnnounced: false,
  isStopping: false,
});

/**
 * Lets the server announce its stop and keep answering until proxies that check `/healthz` use another server. While
 * it stops, running requests are answered, new ones get 503, and clients are sent `Connection: close`. When no
 * request runs any more, the remaining connections are closed.
 */
export function addGracefulShutdown(
  app: FastifyInstance,
  context: Pick<Context, 'config'>,
  shutdown: Shutdown,
): void {
  const { running } = shutdown;
  shutdown.server ??= app.server;
  app.decorate('announceStop', () => {
    shutdown.isAnnounced = true;
  });
  const cut = () => shutdown.server?.closeAllConnections();
  const cutWhenQuiet = () => {
    if (shutdown.isStopping && running.size === 0) setTimeout(cut, LAST_ANSWER_MS);
  };
  app.addHook('preClose', async () => {
    shutdown.isAnnounced = true;
    shutdown.isStopping = true;
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
    if (!shutdown.isStopping && !(shutdown.isAnnounced && url === '/healthz')) return undefined;
    const problem = new ProblemError('unavailable', { retryAfterSeconds: RETRY_SECONDS });
    return sendFailure(context, reply, problem);
  });
  app.addHook('onSend', async (_, reply) => {
    if (shutdown.isAnnounced) reply.header('connection', 'close');
  });
}
