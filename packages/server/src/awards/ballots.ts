import type { Votes } from '@conkit/api-client';
import type { Ballot, RightFacts } from '@conkit/rules';
import { CompiledQuery, type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import {
  getHoldsSince,
  HOLD_COLUMNS,
  type HoldColumns,
  type HoldContext,
  isHeld,
  isHeldText,
  requireNotHeld,
} from './holds.ts';

/** A person on the account, with their saved ballot. */
export interface Voter extends RightFacts {
  readonly id: number;
  /** The time of the newest save of any category; null without one. */
  readonly saved_at: Date | null;
  readonly current: Votes;
}

/** One save of some categories of one person's ballot. */
export interface BallotSave {
  readonly personId: number;
  /** The account that saves; the person must be on it. */
  readonly emailKey: string;
  /** The memberships with which the person may save this. */
  readonly voterTypes: readonly string[];
  /** Normalised rankings, by category. */
  readonly votes: Readonly<Record<string, Ballot>>;
  readonly signature: string;
  readonly ip: string;
  readonly userAgent: string | null;
  /** When the network address and the browser are deleted. */
  readonly originUntil: Date;
  /** The newest save that the client has seen; null when it has seen none. */
  readonly lastmod: Date | null;
  /** Later than `lastmod`. */
  readonly time: Date;
  /** When the copy of the ballot is due. */
  readonly copyDueAt: Date;
}

// Raw SQL, so that the most frequent statement is not built each time.
const VOTER = `
  select person.id, membership, joined, lists, saved_at, coalesce(current, '{}') as current, ${HOLD_COLUMNS}
  from person left join ballot on ballot.person_id = person.id
  left join ballot_hold as hold on ${isHeldText('$3')}
  where person.id = $1 and person.email_key = $2`;

/**
 * Returns the voter with their ballot, if they are on the account.
 *
 * @throws ProblemError `ballot_held`
 */
export async function findVoter(
  context: HoldContext & { readonly db: Queryable },
  emailKey: string,
  personId: number,
): Promise<Voter | undefined> {
  const query = CompiledQuery.raw(VOTER, [personId, emailKey, getHoldsSince(context)]);
  const [voter] = (await context.db.executeQuery<Voter & HoldColumns>(query)).rows;
  if (voter) requireNotHeld(context, voter);
  return voter;
}

/**
 * Saves all sent categories and queues or postpones the copy of the ballot. Does nothing when the person is not on the
 * account or has no right, their ballot is held, or `lastmod` is not the time of the newest save. Uses one statement,
 * for a single round trip, and so that exactly one of two concurrent saves succeeds. Locks the person before the
 * ballot, to see the result of a concurrent move, merge or erasure.
 *
 * @returns whether it saved
 */
export async function saveBallot(
  context: HoldContext & { readonly db: Queryable },
  save: BallotSave,
): Promise<boolean> {
  const { personId, emailKey, voterTypes, signature, ip, userAgent, originUntil } = save;
  const { lastmod, time } = save;
  const entries = Object.entries(save.votes).map(([category, votes]) => [
    category,
    { time: time.toISOString(), votes },
  ]);
  const patch = JSON.stringify(Object.fromEntries(entries));
  const { rows } = await sql`
    with voter as (
      select id from person
      where id = ${personId} and email_key = ${emailKey} and membership = any(${voterTypes}::text[])
        and not ${isHeld(context)}
      for key share
    ), saved as (
      insert into ballot (person_id, saved_at, current)
      select id, ${time}::timestamptz, ${patch}::jsonb from voter
      where ${lastmod}::timestamptz is null or exists (select from ballot where person_id = voter.id)
      on conflict (person_id) do update
        set saved_at = excluded.saved_at, current = ballot.current || excluded.current
        where ballot.saved_at = ${lastmod}::timestamptz
      returning person_id
    ), appended as (
      insert into vote (person_id, category, votes, signature, time, client_ip)
      select person_id, category, array(select jsonb_array_elements_text(entry -> 'votes')::integer),
        ${signature}, ${time}::timestamptz, ''
      from saved, jsonb_each(${patch}::jsonb) as sent (category, entry)
      returning id, person_id
    ), origin as (
      insert into save_origin (kind, save_id, person_id, client_ip, client_ua, delete_after)
      select 'vote', id, person_id, ${ip}, ${userAgent}, ${originUntil}::timestamptz from appended
    ), mailed as (${queueCopy({ kind: 'ballot_copy', personId, time, dueAt: save.copyDueAt })})
    select from saved`.execute(context.db);
  return rows.length > 0;
}

/** A mail with all saved entries of a person. */
interface CopyJob {
  readonly kind: 'ballot_copy' | 'nominations_copy';
  readonly personId: number;
  readonly time: Date;
  readonly dueAt: Date;
}

/**
 * Returns the part of a statement that queues the copy when the part named `saved` returns a row. A later copy for the
 * same person replaces the waiting one; two people who share an address each get their own.
 */
export const queueCopy = ({ kind, personId, time, dueAt }: CopyJob): RawBuilder<unknown> => sql`
  insert into mail_job (kind, data, due_at, dedupe_key, created)
  select ${kind}, ${JSON.stringify({ personId })}::jsonb, ${dueAt}::timestamptz,
    ${`${kind}:${personId}`}, ${time}::timestamptz
  from saved
  on conflict (dedupe_key) where sent_at is null and failed_at is null
    do update set due_at = excluded.due_at, attempts = 0`;

/** Deletes a person's waiting copies. */
export async function deleteWaitingCopies(
  trx: Queryable,
  personId: number,
  kinds: readonly CopyJob['kind'][],
): Promise<void> {
  await trx
    .deleteFrom('mail_job')
    .where(
      'dedupe_key',
      'in',
      kinds.map((kind) => `${kind}:${personId}`),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
