import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';

/** From unnoticeable to unbearable delays, in seconds. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The label of everything outside the contract: the portal's pages and files. */
const OTHER = 'page';

/**
 * Counts every answer and its duration by operation and status, and every refusal by code. All labels come from
 * openapi.yaml, never from the request.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const registers = [registry];
  const seconds = new Histogram({
    name: 'conkit_request_seconds',
    help: 'How long an answer took, by call and status.',
    labelNames: ['operation', 'status'] as const,
    buckets: BUCKETS,
    registers,
  });
  const refusals = new Counter({
    name: 'conkit_refusals_total',
    help: 'Answers that are problems, by call and code.',
    labelNames: ['operation', 'code'] as const,
    registers,
  });
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime, problemCode }) => {
    const { operation = OTHER } = routeOptions.config;
    seconds.observe({ operation, status: statusCode }, elapsedTime / 1000);
    if (problemCode !== undefined) refusals.inc({ operation, code: problemCode });
  });
}
