import type { Context } from './context.ts';
import { prune } from './database/prune.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { sendCampaignMails, sendDueMails } from './mail/worker.ts';
import { takeMissedEvents } from './purchase/payment/events.ts';
import { repairPurchases } from './purchase/payment/reconcile.ts';
import { reportStuck } from './purchase/payment/reportStuck.ts';

/** Work that is done again and again beside the requests. Several processes may do it at once. */
interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: Context) => Promise<unknown>;
  /** Whether mails leave by it: not from a copy of the data. */
  readonly sends?: true;
}

const jobs: readonly Job[] = [
  { name: 'mail', everyMs: 1000, run: untilNone(sendDueMails), sends: true },
  { name: 'campaigns', everyMs: 1000, run: untilNone(sendCampaignMails), sends: true },
  { name: 'purchases', everyMs: 60_000, run: repairPurchases },
  { name: 'payment events', everyMs: 10 * 60_000, run: takeMissedEvents },
  { name: 'stuck purchases', everyMs: 60 * 60_000, run: reportStuck },
  { name: 'prune', everyMs: 60 * 60_000, run: prune },
];

function untilNone(send: (context: Context) => Promise<number>) {
  return async (context: Context): Promise<void> => {
    while ((await send(context)) > 0);
  };
}

/** What somebody waits for who has moved the clock. */
const DUE = new Set(['mail', 'campaigns', 'purchases']);

/** Does what is due now, once. */
export async function runDueJobs(context: Context): Promise<void> {
  for (const { name, run } of jobs) if (DUE.has(name)) await run(context);
}

/**
 * Starts all jobs. A run that fails is logged and tried again at the next turn; of a database that stays away
 * each says so once.
 */
export function startJobs(context: Context): { stop(): Promise<void> } {
  const wanted = jobs.filter(({ sends }) => !sends || !context.env.holdsMail);
  const stops = wanted.map((job) => repeat(job, context));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Returns the function that ends the repetition, after the run that is going on. */
function repeat({ name, everyMs, run }: Job, context: Context): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  let wasAway = false;
  const turn = async () => {
    const error: unknown = await run(context).then(
      () => undefined,
      (reason: unknown) => reason,
    );
    const isAway = error instanceof DatabaseUnavailable;
    if (isAway && !wasAway) {
      const { code, message } = error;
      context.log.error({ job: name, code, reason: message }, 'the database is not available');
    } else if (error !== undefined && !isAway) {
      context.log.error({ err: error, job: name }, 'job failed');
    }
    wasAway = isAway;
    if (!isStopped) timer = setTimeout(begin, everyMs);
  };
  const begin = () => {
    running = turn();
  };
  begin();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await running;
  };
}
