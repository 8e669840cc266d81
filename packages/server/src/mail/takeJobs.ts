import { sql, type RawBuilder } from 'kysely';
import type { Context } from '../context.ts';
import { templates, type MailKind } from './templates.ts';

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

/** A newer version that runs beside this one may queue other kinds; they are left to it. */
const KNOWN = Object.keys(templates);

const leaseOf = (now: Date) => new Date(now.getTime() + LEASE_MS);

/** The sign-in mail and the mail to an unknown address share a lane: both must take equally long. */
const SIGN_IN_KINDS: readonly MailKind[] = ['login', 'unknown_address'];

/**
 * Takes the next sign-in mails that were not tried before. Retries join the ordinary mails, so that a receiver
 * that never answers costs this lane one attempt.
 */
export const takeSignInJobs = (source: Source, most: number): Promise<TakenJob[]> =>
  takeWhere(source, most, sql`attempts = 0 and kind = any(${SIGN_IN_KINDS}::text[])`);

/** Takes the next mails, except those of campaigns and first attempts of sign-in mails. */
export const takeOrdinaryJobs = (source: Source, most: number): Promise<TakenJob[]> =>
  takeWhere(source, most, sql`not (attempts = 0 and kind = any(${SIGN_IN_KINDS}::text[]))`);

/** Takes jobs; rows that another process has locked are skipped. First attempts come before retries. */
async function takeWhere(
  { db, clock }: Source,
  most: number,
  condition: RawBuilder<unknown>,
): Promise<TakenJob[]> {
  const now = clock.now();
  const { rows } = await sql<TakenJob>`
    update mail_job set due_at = ${leaseOf(now)}, attempts = attempts + 1
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
export async function takeCampaignJobs({ db, clock }: Source, most: number): Promise<TakenJob[]> {
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
      update mail_job set due_at = ${leaseOf(now)}, attempts = attempts + 1
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
