import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** The state of a mail. */
export type MailState = 'waiting' | 'sent' | 'skipped' | 'failed' | 'bounced';

/** A mail, without its content. */
export interface ListedMail {
  readonly id: number;
  readonly kind: string;
  readonly state: MailState;
  /** The recipient; null until the mail is due. */
  readonly recipient: string | null;
  /** The name of the mail's campaign. */
  readonly campaign: string | null;
  readonly created: Date;
  /** When it is tried next. */
  readonly due: Date | null;
  /** When it was sent, skipped, given up, or bounced. */
  readonly done: Date | null;
  readonly attempts: number;
  /** The mail server's last error. */
  readonly problem: string | null;
}

/** Filters for {@link listMailJobs}. */
export interface MailFilter {
  readonly state?: MailState | undefined;
  /** Normalised. With a person's id, also finds mails that have no recipient yet. */
  readonly emailKey?: string | undefined;
  readonly personId?: number | undefined;
  readonly campaign?: string | undefined;
  /** Only mails with an id below this one. */
  readonly before?: number | undefined;
  readonly limit: number;
}

const STATE = sql<MailState>`case
  when bounced_at is not null then 'bounced' when failed_at is not null then 'failed'
  when skipped then 'skipped' when sent_at is not null then 'sent' else 'waiting' end`;

/** Lists the mails of the last thirty days, newest first. */
export const listMailJobs = (db: Queryable, filter: MailFilter): Promise<ListedMail[]> =>
  db
    .selectFrom('mail_job')
    .leftJoin('campaign', 'campaign.id', 'campaign_id')
    .select(['mail_job.id', 'kind', 'recipient', 'campaign.name as campaign', 'attempts'])
    .select(['mail_job.created', STATE.as('state')])
    .select((eb) => [
      eb.fn.coalesce('bounce', 'last_error').as('problem'),
      eb.fn.coalesce('bounced_at', 'failed_at', 'sent_at').as('done'),
      sql<Date | null>`case when sent_at is null and failed_at is null then due_at end`.as('due'),
    ])
    .$if(filter.state !== undefined, (query) => query.where(STATE, '=', filter.state ?? 'sent'))
    .$if(filter.campaign !== undefined, (query) =>
      query.where('campaign.name', '=', filter.campaign ?? ''),
    )
    .$if(filter.before !== undefined, (query) =>
      query.where('mail_job.id', '<', filter.before ?? 0),
    )
    .$if(filter.emailKey !== undefined || filter.personId !== undefined, (query) =>
      query.where((eb) =>
        eb.or([
          eb('recipient_key', '=', filter.emailKey ?? null),
          sql<boolean>`data ->> 'personId' = ${String(filter.personId ?? '')}`,
        ]),
      ),
    )
    .orderBy('mail_job.id', 'desc')
    .limit(filter.limit)
    .execute();
