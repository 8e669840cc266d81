import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Context } from '../context.ts';
import { getNewestMigration } from '../database/migrate.ts';
import type { PoolCounts } from '../database/postgres.ts';
import { countBusyBallots } from '../limits/saveWatch.ts';
import { toListenError } from '../process/startError.ts';
import { version } from '../process/version.ts';

/**
 * Creates the metrics of this process: Node's own (memory, event loop), version, database connections, and counts
 * from the tables. `measureRequests` adds the answers.
 */
export async function createMetrics(
  context: Pick<Context, 'db' | 'connections' | 'clock' | 'config'>,
): Promise<Registry> {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const build = new Gauge({
    name: 'conkit_build_info',
    help: 'Which version runs, with which tables, for which convention.',
    labelNames: ['version', 'schema', 'convention'] as const,
    registers: [registry],
  });
  build.set({ version, schema: await getNewestMigration(), convention: context.config.id }, 1);
  // The pool is counted before the tables, because the table counts themselves wait for a connection.
  if (context.connections) watchPool(context.connections, registry);
  watchTables(context, registry);
  return registry;
}

/** The upper limits of the histogram buckets, in seconds, from unnoticeable to unbearable delays. */
const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The label of everything outside the contract: the portal's pages and files. */
const OTHER_OPERATION = 'page';

/**
 * Counts every answer and its duration by operation and status, and every refusal by code. All labels come from
 * openapi.yaml, never from the request.
 */
export function measureRequests(app: FastifyInstance, registry: Registry): void {
  const { seconds, refusals } = getRequestMetrics(registry);
  app.addHook('onResponse', async ({ routeOptions }, { statusCode, elapsedTime, problemCode }) => {
    const { operation = OTHER_OPERATION } = routeOptions.config;
    seconds.observe({ operation, status: statusCode }, elapsedTime / 1000);
    if (problemCode !== undefined) refusals.inc({ operation, code: problemCode });
  });
}

type RequestMetrics = ReturnType<typeof createRequestMetrics>;

/** The metrics by registry. The apps of all configurations share a registry, which accepts each metric once. */
const requestMetrics = new WeakMap<Registry, RequestMetrics>();

function getRequestMetrics(registry: Registry): RequestMetrics {
  const metrics = requestMetrics.get(registry) ?? createRequestMetrics(registry);
  requestMetrics.set(registry, metrics);
  return metrics;
}

function createRequestMetrics(registry: Registry) {
  const registers = [registry];
  return {
    seconds: new Histogram({
      name: 'conkit_request_seconds',
      help: 'How long an answer took, by call and status.',
      labelNames: ['operation', 'status'] as const,
      buckets: BUCKETS,
      registers,
    }),
    refusals: new Counter({
      name: 'conkit_refusals_total',
      help: 'Answers that are problems, by call and code.',
      labelNames: ['operation', 'code'] as const,
      registers,
    }),
  };
}

/** How long counts are cached, in milliseconds, so that frequent scrapes cost no more. */
const CACHE_MS = 5_000;

interface TableCounts {
  /** Mails that are due, being retried, or given up. */
  readonly mails: { readonly due: number; readonly retried: number; readonly failed: number };
  /** For how long the oldest mail has been due, in seconds. */
  readonly lateSeconds: number;
  readonly payments: readonly { readonly status: string; readonly count: number }[];
  /** Purchases paid for but not delivered. */
  readonly stuck: number;
}

/** Registers gauges for mails, payments and stuck purchases, counted in the tables for all processes together. */
function watchTables({ db, clock }: Pick<Context, 'db' | 'clock'>, registry: Registry): void {
  let last: { readonly at: number; readonly counted: Promise<TableCounts> } | undefined;
  const counted = () => {
    if (!last || Date.now() - last.at > CACHE_MS) {
      last = { at: Date.now(), counted: countTables({ db, clock }) };
    }
    return last.counted;
  };
  gauge('conkit_mails', 'Mails by what became of them.', ['state'], async (set) => {
    for (const [state, many] of Object.entries((await counted()).mails)) set(many, { state });
  });
  gauge('conkit_mail_late_seconds', 'How long the oldest mail is due.', [], async (set) => {
    set((await counted()).lateSeconds);
  });
  gauge('conkit_payments', 'Payments by status.', ['status'], async (set) => {
    for (const { status, count: many } of (await counted()).payments) set(many, { status });
  });
  gauge('conkit_busy_ballots', 'Ballots saved more than 10,000 times in a day.', [], (set) => {
    set(countBusyBallots({ clock }));
    return Promise.resolve();
  });
  gauge('conkit_purchases_stuck', 'Paid for, and could not be delivered.', [], async (set) => {
    set((await counted()).stuck);
  });

  function gauge(
    name: string,
    help: string,
    labelNames: string[],
    read: (set: (value: number, labels?: Record<string, string>) => void) => Promise<void>,
  ) {
    const collected = new Gauge({
      name,
      help,
      labelNames,
      registers: [],
      async collect() {
        this.reset();
        await read((value, labels = {}) => this.set(labels, value));
      },
    });
    registry.registerMetric(collected);
  }
}

async function countTables({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<TableCounts> {
  const now = clock.now();
  // Campaign mails are excluded from `due`: they wait because of their rate.
  const { rows: mails } = await sql<{ due: number; retried: number; failed: number; late: number }>`
    select
      count(*) filter (where failed_at is null and campaign_id is null and due_at <= ${now}) as due,
      count(*) filter (where failed_at is null and attempts > 0) as retried,
      count(*) filter (where failed_at is not null) as failed,
      coalesce(extract(epoch from ${now}::timestamptz -
        min(due_at) filter (where failed_at is null and campaign_id is null and due_at <= ${now})), 0)::float8 as late
    from mail_job where sent_at is null`.execute(db);
  const { rows: payments } = await sql<{ status: string; count: number }>`
    select status, count(*) as count from payment group by status`.execute(db);
  const { rows: stuck } = await sql<{ count: number }>`
    select count(*) as count from purchase_intent where problem is not null`.execute(db);
  const [{ due, retried, failed, late } = { due: 0, retried: 0, failed: 0, late: 0 }] = mails;
  return {
    mails: { due, retried, failed },
    lateSeconds: late,
    payments,
    stuck: stuck[0]?.count ?? 0,
  };
}

/** Registers a gauge for this process's database connections. */
function watchPool(counts: () => PoolCounts, registry: Registry): void {
  const connections = new Gauge({
    name: 'conkit_database_connections',
    help: 'Connections to the database, and requests that wait for one.',
    labelNames: ['state'] as const,
    registers: [],
    collect() {
      for (const [state, many] of Object.entries(counts())) this.set({ state }, many);
    },
  });
  registry.registerMetric(connections);
}

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
    await once(server, 'listening').catch(toListenError('METRICS_PORT', port, host));
  });
  app.addHook('onClose', async () => {
    server.close();
    server.closeAllConnections();
  });
}
