// Decisions: docs/decisions/mail.md
import { setImmediate } from 'node:timers/promises';
import type { AwardRight } from '@conkit/rules';
import { sql } from 'kysely';
import { listOpenPages, listRecipients, type Reachable } from '../awards/recipients.ts';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { createPersonalLink } from './links.ts';
import { createReader } from './reader.ts';
import { renderMail } from './render.ts';
import { personalLinkMail } from './templates/awards.ts';

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
  const recipients = await findRecipients({ db: trx, clock, config }, { act, onlyNotYet });
  const what = JSON.stringify({ act, onlyNotYet });
  await sql`
    insert into mail_job (kind, data, due_at, created, campaign_id)
    select 'personal_link', jsonb_build_object('personId', person_id) || ${what}::jsonb,
      ${now}::timestamptz, ${now}::timestamptz, ${campaign.id}::integer
    from unnest(${[...recipients.ids]}::integer[]) with ordinality as chosen (person_id, place)
    order by place`.execute(trx);
  return recipients;
}

/** How many people are processed before other requests get a turn. */
const BATCH_SIZE = 500;

/** The recipients of a campaign. */
export interface Audience {
  readonly act: AwardRight;
  /** Only people who have not voted or nominated yet. */
  readonly onlyNotYet: boolean;
}

/** The recipients of a campaign, and how many people with the right it leaves out. */
export interface Recipients {
  readonly ids: readonly number[];
  readonly leftOut: {
    /** People who have voted or nominated already. */
    readonly done: number;
    readonly withoutAddress: number;
    /** People whose address bounces. */
    readonly bouncing: number;
    readonly unsubscribed: number;
  };
}

/** Returns everyone who may vote or nominate now, in any award, and can receive mail. */
export async function findRecipients(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { act, onlyNotYet }: Audience,
): Promise<Recipients> {
  const people = await listRecipients(context, act);
  const entitled: Reachable[] = [];
  for (const [index, person] of people.entries()) {
    if (index % BATCH_SIZE === BATCH_SIZE - 1) await setImmediate();
    if (listOpenPages(context, act, person).length > 0) entitled.push(person);
  }
  const wanted = entitled.filter(({ hasDone }) => !(onlyNotYet && hasDone));
  const withAddress = wanted.filter(({ email }) => email);
  const reachable = withAddress.filter(({ bounces }) => !bounces);
  const reached = reachable.filter(({ isUnsubscribed }) => !isUnsubscribed);
  return {
    ids: reached.map(({ id }) => id),
    leftOut: {
      done: entitled.length - wanted.length,
      withoutAddress: wanted.length - withAddress.length,
      bouncing: withAddress.length - reachable.length,
      unsubscribed: reachable.length - reached.length,
    },
  };
}

/** The progress of a campaign. Its mails are deleted a month after they were sent. */
export interface CampaignState {
  readonly id: number;
  readonly name: string;
  readonly act: 'vote' | 'nominate';
  readonly only_not_yet: boolean;
  readonly per_minute: number;
  readonly created: Date;
  readonly is_paused: boolean;
  readonly waiting: number;
  readonly sent: number;
  /** People who had no right, no address or nothing left to do when the mail was due. */
  readonly skipped: number;
  readonly failed: number;
  readonly bounced: number;
}

/** Lists campaigns, newest first: all, or at most `limit` of those with an id below `before`. */
export async function listCampaignStates(
  db: Queryable,
  { before, limit }: { readonly before?: number | undefined; readonly limit?: number | undefined },
): Promise<CampaignState[]> {
  const page = sql`select * from campaign
    where ${before ?? null}::bigint is null or id < ${before ?? null}::bigint
    order by id desc limit ${limit ?? null}::bigint`;
  const { rows } = await sql<CampaignState>`
    select campaign.id, name, act, only_not_yet, per_minute, campaign.created, is_paused,
      (count(mail_job.id) filter (where sent_at is null and failed_at is null))::integer as waiting,
      (count(*) filter (where sent_at is not null and not skipped and bounced_at is null))::integer as sent,
      (count(*) filter (where skipped))::integer as skipped,
      (count(*) filter (where failed_at is not null))::integer as failed,
      (count(*) filter (where bounced_at is not null))::integer as bounced
    from (${page}) as campaign left join mail_job on campaign_id = campaign.id
    group by campaign.id, name, act, only_not_yet, per_minute, campaign.created, is_paused
    order by campaign.id desc`.execute(db);
  return rows;
}

/** Links in a sample lead to an invalid host. */
const SAMPLE_CONTEXT = { env: { publicUrl: 'https://portal.invalid' } };
/** A made-up recipient, so that a sample does not reveal a member. */
const NAME = 'Aoife Byrne';
const ADDRESS = 'aoife@example.com';

/** Renders a mail of a campaign as plain text for a preview, with the links that one of its recipients would get. */
export async function renderSample(
  context: Pick<Context, 'db' | 'config' | 'clock'>,
  { personId, act }: { readonly personId: number; readonly act: AwardRight },
): Promise<{ to: string; subject: string; text: string } | null> {
  const [person] = await listRecipients(context, act, personId);
  if (!person) return null;
  const links = listOpenPages(context, act, person).map(({ award, page }) => ({
    name: NAME,
    right: act,
    award,
    href: createPersonalLink(SAMPLE_CONTEXT, ADDRESS, 'key', 1, page),
  }));
  const letter = { from: 'awards', to: { name: NAME, address: ADDRESS } } as const;
  const { config } = context;
  const unsubscribe = `${SAMPLE_CONTEXT.env.publicUrl}/unsubscribe`;
  const facts = { name: NAME, act, links, unsubscribe };
  const written = personalLinkMail.write(facts, createReader(config, 'en'));
  const { to, subject, text } = renderMail(config, letter, written, 'en');
  return { to: to.address, subject, text };
}
