import { sql } from 'kysely';
import type { Queryable } from '../../database/connect.ts';

/** The progress of a campaign. Its mails are deleted a month after they were sent. */
export interface CampaignState {
  readonly name: string;
  readonly act: 'vote' | 'nominate';
  readonly only_not_yet: boolean;
  readonly per_minute: number;
  readonly created: Date;
  readonly is_paused: boolean;
  readonly waiting: number;
  readonly sent: number;
  /** Had no right, no address or nothing left to do when the mail was due. */
  readonly skipped: number;
  readonly failed: number;
  readonly bounced: number;
}

/** Lists all campaigns, newest first. */
export async function campaignStates(db: Queryable): Promise<CampaignState[]> {
  const { rows } = await sql<CampaignState>`
    select name, act, only_not_yet, per_minute, campaign.created, is_paused,
      (count(mail_job.id) filter (where sent_at is null and failed_at is null))::integer as waiting,
      (count(*) filter (where sent_at is not null and not skipped and bounced_at is null))::integer as sent,
      (count(*) filter (where skipped))::integer as skipped,
      (count(*) filter (where failed_at is not null))::integer as failed,
      (count(*) filter (where bounced_at is not null))::integer as bounced
    from campaign left join mail_job on campaign_id = campaign.id
    group by campaign.id order by campaign.id desc`.execute(db);
  return rows;
}
