// Decisions: docs/decisions/mail.md
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import { recipientsOf, type Audience, type Recipients } from './recipients.ts';

/** A campaign to create. */
export interface NewCampaign extends Audience {
  readonly name: string;
  /** Mails per minute, across all processes. */
  readonly perMinute: number;
}

/**
 * Stores a campaign and queues all its mails in the caller's transaction, so that an interrupted call leaves
 * nothing to resume. The mail worker sends them.
 *
 * @returns undefined when a campaign of this name exists
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
