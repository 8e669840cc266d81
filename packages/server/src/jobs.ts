import type { Context } from './context.ts';
import { mailAuditHead } from './audit/chain.ts';
import { queueReminders } from './awards/reminders.ts';
import { moveSaveOrigins } from './awards/saveOrigin.ts';
import { prune } from './retention/prune.ts';
import { DatabaseUnavailable } from './database/unavailable.ts';
import { createLaneSender, sendCampaignMails, sendDueMails } from './mail/worker.ts';
import type { MailLane } from './ports/mail.ts';
import { processMissedEvents, repairPurchases } from './purchase/payment/reconcile.ts';
import { refundGone } from './purchase/payment/refund.ts';
import { reportStuck } from './purchase/money/purchases.ts';

/** Work repeated in the background. Several processes may run it at once. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  readonly run: (context: Context) => Promise<unknown>;
  /** Finishes work that `run` started without waiting for it. */
  readonly finish?: () => Promise<void>;
}

const jobs: readonly Job[] = [
  { name: 'purchases', everyMs: 60_000, run: repairPurchases },
  { name: 'refunds', everyMs: 60_000, run: refundGone },
  { name: 'payment events', everyMs: 10 * 60_000, run: processMissedEvents },
  { name: 'stuck purchases', everyMs: 60 * 60_000, run: reportStuck },
  { name: 'save origins', everyMs: 60 * 60_000, run: moveSaveOrigins },
  { name: 'prune', everyMs: 60 * 60_000, run: prune },
  { name: 'reminders', everyMs: 60_000, run: queueReminders },
  { name: 'audit head', everyMs: 10 * 60_000, run: mailAuditHead },
];

/** Creates a job for each mail lane, so that lanes never wait for each other. */
function mailJobs(): Job[] {
  const job = (name: string, lane: MailLane): Job => {
    const { sendDue, finish } = createLaneSender(lane);
    return { name, everyMs: 1000, run: sendDue, finish };
  };
  return [job('sign-in mail', 'sign_in'), job('mail', 'ordinary'), job('campaigns', 'campaign')];
}

/** Runs all due mail, reminder and purchase jobs once, for a developer who moved the clock. */
export async function runDueJobs(context: Context): Promise<void> {
  await queueReminders(context);
  while ((await sendDueMails(context)) > 0);
  while ((await sendCampaignMails(context)) > 0);
  await repairPurchases(context);
  await refundGone(context);
}

/**
 * Starts all jobs. A failed run is logged and repeated at the next interval. While the database is unavailable, each
 * job logs that only once.
 *
 * @param getContext returns the newest context; each run keeps its own to the end
 * @param own further jobs
 */
export function startJobs(
  getContext: () => Context,
  own: readonly Job[] = [],
): { stop(): Promise<void> } {
  // `MAIL=hold`: a copy of the data must not send mails.
  const wanted = getContext().env.holdsMail ? jobs : [...mailJobs(), ...jobs];
  const stops = [...wanted, ...own].map((job) => repeat(job, getContext));
  return {
    async stop() {
      await Promise.all(stops.map((stop) => stop()));
    },
  };
}

/** Repeats a job. Returns a function that stops the repetition after the current run. */
function repeat(
  { name, everyMs, run, finish }: Job,
  getContext: () => Context,
): () => Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  let isStopped = false;
  let running = Promise.resolve();
  let wasAway = false;
  const turn = async () => {
    const context = getContext();
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
    await Promise.all([running, finish?.()]);
  };
}
