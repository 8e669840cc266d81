import type { FastifyInstance } from 'fastify';
import { createServer, type RequestListener, type Server } from 'node:http';
import { createShutdown, type Shutdown } from './stopping.ts';

/**
 * The listening side of a site. It passes each request to the app of the newest configuration, which answers it from
 * beginning to end.
 */
export interface Front {
  readonly shutdown: Shutdown;
  /** Creates the server of the first app; undefined for later ones, which don't listen. */
  readonly serverFactory?: (first: RequestListener) => Server;
}

/** Creates the front of a site's first app. */
export function createFront(requestTimeout: number): Front & {
  /** Passes all further requests to another app. */
  use(app: FastifyInstance): Promise<void>;
} {
  let handle: RequestListener | undefined;
  return {
    shutdown: createShutdown(),
    serverFactory(first) {
      const server = createServer((request, response) => (handle ?? first)(request, response));
      server.requestTimeout = requestTimeout;
      return server;
    },
    async use(app) {
      await app.ready();
      handle = (request, response) => app.routing(request, response);
    },
  };
}
