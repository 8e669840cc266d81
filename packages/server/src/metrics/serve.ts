import { createServer } from 'node:http';
import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import { cannotListen } from '../web/listening.ts';

/**
 * Serves `GET /metrics` on a separate port while the app runs. The port is for operators only: the metrics contain no
 * personal data, but show how much is sold. The app doesn't become ready if the port is unavailable.
 */
export function serveMetrics(
  app: FastifyInstance,
  registry: Registry,
  { port, host }: { readonly port: number; readonly host: string },
): void {
  const server = createServer(({ method, url }, response) => {
    if (url?.split('?', 1)[0] !== '/metrics' || (method !== 'GET' && method !== 'HEAD')) {
      response.writeHead(404).end();
      return;
    }
    registry.metrics().then(
      (text) => response.writeHead(200, { 'content-type': registry.contentType }).end(text),
      (error: unknown) => {
        app.log.error({ err: error }, 'the metrics could not be read');
        response.writeHead(503).end();
      },
    );
  });
  app.addHook('onReady', async () => {
    server.listen(port, host);
    await once(server, 'listening').catch(cannotListen('METRICS_PORT', port, host));
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
