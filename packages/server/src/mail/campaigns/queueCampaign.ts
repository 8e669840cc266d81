import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { recipientsOf, type Audience, type Recipients } from './recipients.ts';

/** A mailing that is to begin. */
export interface NewCampaign extends Audience {
  readonly name: string;
  /** How many mails in a minute, of all processes together. */
  readonly perMinute: number;
}

/**
 * Records a campaign and queues all of its mails, as part of the caller's transaction: all of them or none, so that
 * there is nothing to resume. From then on the mail worker sends them.
 *
 * @returns nothing when there is a campaign of this name
 */
export async function queueCampaign(
  trx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  { name, act, onlyNotYet, perMinute }: NewCampaign,
): Promise<Recipients | undefined> {
  const now = clock.now();
  const campaign = await trx
    .insertInto('campaign')
    .values({
      name,
      act,
      only_not_yet: onlyNotYet,
      per_minute: perMinute,
      created: now,
      next_at: now,
    })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!campaign) return undefined;
  const recipients = await recipientsOf({ db: trx, clock, config }, { act, onlyNotYet });
  const what = JSON.stringify({ act, onlyNotYet });
  await sql`
    insert into mail_job (kind, data, due_at, created, campaign_id)
    select 'personal_link', jsonb_build_object('personId', person_id) || ${what}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz, ${campaign.id}::integer
    from unnest(${[...recipients.ids]}::integer[]) with ordinality as chosen (person_id, place)
    order by place`.execute(trx);
  return recipients;
}
