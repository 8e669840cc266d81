import { Gauge, type Registry } from 'prom-client';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { countBusyBallots } from '../limits/saveWatch.ts';
import type { PoolCounts } from '../database/poolCounts.ts';

/** How long counts are cached, in milliseconds, so that frequent scrapes cost no more. */
const FRESH_MS = 5_000;

interface Counted {
  /** Mails that are due, being retried, or given up. */
  readonly mails: { readonly due: number; readonly retried: number; readonly failed: number };
  /** For how long the oldest mail has been due, in seconds. */
  readonly lateSeconds: number;
  readonly payments: readonly { readonly status: string; readonly count: number }[];
  /** Purchases paid for but not delivered. */
  readonly stuck: number;
}

/** Registers gauges for mails, payments and stuck purchases, counted in the tables for all processes together. */
export function watchTables(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  registry: Registry,
): void {
  let last: { readonly at: number; readonly counted: Promise<Counted> } | undefined;
  const counted = () => {
    if (!last || Date.now() - last.at > FRESH_MS) {
      last = { at: Date.now(), counted: count({ db, clock }) };
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

async function count({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<Counted> {
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
export function watchPool(counts: () => PoolCounts, registry: Registry): void {
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
