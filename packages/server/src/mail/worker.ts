// Decisions: docs/decisions/mail.md
import { setTimeout as sleep } from 'node:timers/promises';
import { normalizeEmail } from '@conkit/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Language } from '../config/languages.ts';
import type { Context } from '../context.ts';
import { LANE_CONNECTIONS, MailRefused, type Mail, type MailLane } from '../ports/mail.ts';
import { findAccount } from './accounts.ts';
import { loadMailLogo } from './letterhead.ts';
import { createReader } from './reader.ts';
import { renderMail } from './render.ts';
import type { MailTemplate } from './template.ts';
import { templates, type MailKind } from './templates.ts';

const FIRST_RETRY_MS = 10_000;
const LAST_RETRY_MS = 60 * 60_000;

/** How many mails {@link sendDueMails} takes at once. */
const BATCH = 10;

/** Sends a batch of the mails that are due, except those of campaigns. Returns how many it tried. */
export async function sendDueMails(context: Context): Promise<number> {
  const signIn = await takeSignInJobs(context, BATCH);
  const jobs = [...signIn, ...(await takeOrdinaryJobs(context, BATCH - signIn.length))];
  await Promise.all(jobs.map((job) => deliver(context, job)));
  return jobs.length;
}

/** Sends the next mails of a campaign. Returns how many it tried. */
export async function sendCampaignMails(context: Context): Promise<number> {
  const jobs = await takeCampaignJobs(context, LANE_CONNECTIONS.campaign);
  await Promise.all(jobs.map((job) => deliver(context, job, 'campaign')));
  return jobs.length;
}

/** After this time, in milliseconds, a mail in progress counts as slow and another one can start. */
const SLOW_MS = 2000;
/**
 * How many mails of a lane may be in progress without being slow. The lane's other connections are for mails that
 * wait behind slow ones.
 */
const FRESH_PLACES = { sign_in: 16, ordinary: 5, campaign: 4 } satisfies Record<MailLane, number>;

/** Sends the mails of one lane. A mail waits for others only when all connections of the lane are in use. */
export interface LaneSender {
  /** Starts to send what is due, and resolves when nothing more is due. Does not wait for mails that hang. */
  sendDue(context: Context): Promise<void>;
  /** Takes no more mails, and resolves when those in progress have been sent or given up. */
  finish(): Promise<void>;
}

/** Creates the sender of a lane. */
export function createLaneSender(lane: MailLane): LaneSender {
  const underWay = new Map<Promise<void>, number>();
  const finishing = new AbortController();
  const start = (context: Context, job: TakenJob) => {
    const delivery = deliver(context, job, lane)
      // The database is unavailable: the mail is taken again when its lease ends.
      .catch((error: unknown) =>
        context.log.error({ err: error, job: job.id }, 'mail not recorded'),
      )
      .finally(() => underWay.delete(delivery));
    underWay.set(delivery, performance.now());
  };
  const countPlaces = () => {
    const slowBefore = performance.now() - SLOW_MS;
    const fresh = [...underWay.values()].filter((started) => started > slowBefore).length;
    return Math.min(LANE_CONNECTIONS[lane] - underWay.size, FRESH_PLACES[lane] - fresh);
  };
  return {
    async sendDue(context) {
      while (!finishing.signal.aborted) {
        const places = countPlaces();
        if (places > 0) {
          const jobs = await takers[lane](context, places);
          if (jobs.length === 0) return;
          for (const job of jobs) start(context, job);
        } else {
          // Waits until a mail has ended or become slow.
          const turn = new AbortController();
          const timer = sleep(SLOW_MS / 10, undefined, { signal: turn.signal }).catch(() => {});
          await Promise.race([...underWay.keys(), timer]);
          turn.abort();
        }
      }
    },
    async finish() {
      finishing.abort();
      await Promise.all(underWay.keys());
    },
  };
}

async function deliver(context: Context, job: TakenJob, lane?: MailLane): Promise<void> {
  const { log, mailer, clock, env } = context;
  let to: Recipient = {};
  try {
    const mail = await render(context, job);
    if (mail) {
      to = getRecipient(mail);
      const { reference } = job;
      const messageId = `<${reference}@${new URL(env.publicUrl).hostname}>`;
      await mailer.send({ ...mail, reference, messageId }, lane);
    }
    const skipped = !mail;
    await recordAttempt(context, job, { ...to, skipped, sent_at: clock.now(), last_error: null });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    const refused = error instanceof MailRefused;
    log.error(
      { job: job.id, kind: job.kind, attempts: job.attempts, reason, refused },
      'mail not sent',
    );
    await recordAttempt(context, job, {
      ...to,
      last_error: reason,
      ...(refused ? { failed_at: clock.now() } : { due_at: retryAt(clock.now(), job.attempts) }),
    });
  }
}

/** Renders a mail in the recipient's language, else in that of the requesting page, else in English. */
async function render(context: Context, job: TakenJob): Promise<Mail | null> {
  // This is safe: only known kinds are taken, and the data was typed for this template when it was queued.
  const template = templates[job.kind as MailKind] as MailTemplate<object, unknown>;
  const letter = await template.read(context, job.data);
  // Erased people get no more mails, whatever happens to their payments.
  if (!letter?.to.address) return null;
  const { config, db, log } = context;
  const { language } = await findAccount(db, letter.to.address);
  // Ignores languages that the convention does not offer any more.
  const chosen = [language, job.language].find((one) =>
    config.languages.some((each) => each === one),
  );
  // A mail without the logo is better than none.
  const logo = await loadMailLogo(config).catch((error: unknown) => {
    log.error({ err: error }, 'logo not drawn');
    return undefined;
  });
  const write = (to: Language) =>
    renderMail(config, letter, template.write(letter.facts, createReader(config, to)), to, logo);
  try {
    return write(chosen ?? 'en');
  } catch (error) {
    // If rendering fails, fall back to English.
    const reason = error instanceof Error ? error.message : String(error);
    log.error({ job: job.id, kind: job.kind, reason }, 'mail written in English');
    return write('en');
  }
}

const retryAt = (now: Date, attempts: number): Date =>
  new Date(now.getTime() + Math.min(FIRST_RETRY_MS * 2 ** (attempts - 1), LAST_RETRY_MS));

type Recipient = Partial<Record<'recipient' | 'recipient_key', string>>;

const getRecipient = ({ to: { address } }: Mail): Recipient => ({
  recipient: address,
  recipient_key: normalizeEmail(address),
});

type Outcome = Recipient & { readonly skipped?: boolean } & Partial<
    Record<'sent_at' | 'failed_at' | 'due_at', Date>
  > & {
    last_error: string | null;
  };

/** Does nothing when the job was replaced while it was being sent: the newer one still has to be sent. */
async function recordAttempt({ db }: Context, job: TakenJob, outcome: Outcome): Promise<void> {
  await db
    .updateTable('mail_job')
    .set(outcome)
    .where('id', '=', job.id)
    .where('due_at', '=', job.due_at)
    .execute();
}

/** How long a mail is reserved for the worker that sends it. After a crash another worker takes it. */
const LEASE_MS = 2 * 60_000;

/** A mail that one worker is sending. */
export interface TakenJob {
  readonly id: number;
  readonly kind: string;
  readonly data: object;
  /** The language of the page that asked for the mail. */
  readonly language: string | null;
  readonly attempts: number;
  /** The end of the lease. It changes when the job is replaced meanwhile. */
  readonly due_at: Date;
  readonly reference: string;
}

type Source = Pick<Context, 'db' | 'clock'>;

/** A newer version that runs at the same time may queue other kinds. This version leaves them alone. */
const KNOWN = Object.keys(templates);

const getLease = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** The sign-in mail and the mail to an unknown address share a lane: both must take equally long. */
const SIGN_IN_KINDS: readonly MailKind[] = ['login', 'unknown_address'];

/**
 * Takes the next sign-in mails that were not tried before. Retries join the ordinary mails, so that a receiver
 * that never answers costs this lane one attempt.
 */
const takeSignInJobs = (source: Source, most: number): Promise<TakenJob[]> =>
  takeWhere(source, most, sql`attempts = 0 and kind = any(${SIGN_IN_KINDS}::text[])`);

/** Takes the next mails, except those of campaigns and first attempts of sign-in mails. */
const takeOrdinaryJobs = (source: Source, most: number): Promise<TakenJob[]> =>
  takeWhere(source, most, sql`not (attempts = 0 and kind = any(${SIGN_IN_KINDS}::text[]))`);

/** Takes jobs; rows that another process has locked are skipped. First attempts come before retries. */
async function takeWhere(
  { db, clock }: Source,
  most: number,
  condition: RawBuilder<unknown>,
): Promise<TakenJob[]> {
  const now = clock.now();
  const { rows } = await sql<TakenJob>`
    update mail_job set due_at = ${getLease(now)}, attempts = attempts + 1
    where id in (
      select id from mail_job
      where sent_at is null and failed_at is null and due_at <= ${now}
        and campaign_id is null and kind = any(${KNOWN}::text[]) and ${condition}
      order by attempts > 0, due_at, id limit ${most} for update skip locked
    )
    returning id, kind, data, language, attempts, due_at, reference`.execute(db);
  return rows;
}

/**
 * Takes the next mails of a campaign that is due and postpones its next turn, so that all processes together
 * keep to its rate. After a delay it catches up by at most five seconds. One statement, so that only one
 * process gets the turn.
 */
async function takeCampaignJobs({ db, clock }: Source, most: number): Promise<TakenJob[]> {
  const now = clock.now();
  const { rows } = await sql<TakenJob>`
    with turn as (
      select id, per_minute from campaign
      where not is_paused and next_at <= ${now} and exists (
        select from mail_job
        where campaign_id = campaign.id and sent_at is null and failed_at is null and due_at <= ${now}
      )
      order by next_at, id limit 1 for update skip locked
    ), next as (
      select mail_job.id from mail_job join turn on turn.id = campaign_id
      where sent_at is null and failed_at is null and due_at <= ${now} and kind = any(${KNOWN}::text[])
      order by due_at, mail_job.id limit ${most} for update of mail_job skip locked
    ), taken as (
      update mail_job set due_at = ${getLease(now)}, attempts = attempts + 1
      where id in (select id from next)
      returning id, kind, data, language, attempts, due_at, reference
    ), paced as (
      update campaign set next_at =
        greatest(campaign.next_at, ${now}::timestamptz - interval '5 seconds')
          + (select count(*) from taken) * interval '1 minute' / campaign.per_minute
      from turn where campaign.id = turn.id
    )
    select * from taken`.execute(db);
  return rows;
}

const takers = {
  sign_in: takeSignInJobs,
  ordinary: takeOrdinaryJobs,
  campaign: takeCampaignJobs,
} satisfies Record<MailLane, unknown>;
