import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import { ProblemError } from '../errors.ts';
import { appendUnchangedBallot } from './ballotVersions.ts';
import { deleteWaitingCopies } from './ballots.ts';
import { type CastBallot, countBallotAgain, type DisallowedBallot, hasCast } from './disallowed.ts';

/** Which of two ballots is counted after a merge. */
export interface BallotChoice {
  readonly ballot: CastBallot;
  /** The record whose ballot is counted. */
  readonly counted: number;
  /** The other record's ballot, which is disallowed. */
  readonly setAside: DisallowedBallot;
}

const DONE: Readonly<Record<CastBallot, string>> = { votes: 'voted', nominations: 'nominated' };

/**
 * Returns which ballot is counted, for each kind that both records have: the one that is not disallowed. Both people
 * must be locked.
 *
 * @throws ProblemError `conflict` unless exactly one of the two is disallowed
 */
export async function chooseBallots(
  trx: Queryable,
  ids: readonly [number, number],
): Promise<BallotChoice[]> {
  const choices: BallotChoice[] = [];
  for (const ballot of ['votes', 'nominations'] as const) {
    const disallowed = await trx
      .selectFrom('disallowed_ballot')
      .select(['person_id', 'since', 'reason'])
      .where('ballot', '=', ballot)
      .where('person_id', 'in', ids)
      .execute();
    const [setAside, second] = disallowed;
    const [one, two] = ids;
    const haveBoth = (await hasCast(trx, one, ballot)) && (await hasCast(trx, two, ballot));
    if (second) {
      throw conflict(`The ${ballot} of both records are disallowed: allow those that count first.`);
    }
    if (!haveBoth) continue;
    if (!setAside) {
      throw conflict(
        `Both records have ${DONE[ballot]}: disallow the ${ballot} of one of the two first, then the others count.`,
      );
    }
    choices.push({ ballot, counted: setAside.person_id === one ? two : one, setAside });
  }
  return choices;
}

const conflict = (message: string) => new ProblemError('conflict', { message });

/**
 * Prepares two records to share one ballot. Saves the counted ballot again unchanged, so that it becomes the newest one
 * and open pages of either record become stale. The saves of the other ballot are kept apart.
 *
 * @param keptId the record that stays
 */
export async function setAsideBallots(
  trx: Queryable,
  choices: readonly BallotChoice[],
  keptId: number,
  now: Date,
): Promise<void> {
  for (const choice of choices) {
    const { ballot, setAside } = choice;
    if (ballot === 'votes') await setAsideVotes(trx, choice, now);
    else await setAsideNominations(trx, choice, keptId, now);
    await countBallotAgain(trx, setAside.person_id, ballot);
    // A waiting copy would send the counted ballot to a mailbox that may not be its voter's.
    await deleteWaitingCopies(trx, setAside.person_id, [
      ballot === 'votes' ? 'ballot_copy' : 'nominations_copy',
    ]);
  }
}

async function setAsideVotes(
  trx: Queryable,
  { counted, setAside: { person_id: id } }: BallotChoice,
  now: Date,
): Promise<void> {
  await sql`
    update vote set set_aside = (
      select max(id) from vote where person_id = ${id} and set_aside = 0)
    where person_id = ${id} and set_aside = 0`.execute(trx);
  const { saved_at } = await trx
    .deleteFrom('ballot')
    .where('person_id', '=', id)
    .returning('saved_at')
    .executeTakeFirstOrThrow();
  const later = new Date(Math.max(now.getTime(), saved_at.getTime() + 1));
  await appendUnchangedBallot(trx, counted, 'merged', later);
  await sql`
    delete from replacement_told where person_id = ${id} and finalist_id in (
      select finalist_id from replacement_told where person_id = ${counted})`.execute(trx);
}

/**
 * Numbers the versions of one record below those of the other, and appends the counted version in each
 * category that both have.
 */
async function setAsideNominations(
  trx: Queryable,
  { counted, setAside: { person_id: id } }: BallotChoice,
  keptId: number,
  now: Date,
): Promise<void> {
  // A concurrent save of the kept record would use the next version. Use that version here, so that the save fails.
  await sql`
    insert into nomination (person_id, category, version, nominations, signature, time, client_ip)
    select ${counted}::integer, category,
      coalesce(max(version) filter (where person_id in (${counted}, ${keptId})), 0) + 1,
      coalesce((
        select nominations from nomination as newest
        where newest.person_id = ${counted} and newest.category = saved.category
        order by version desc limit 1
      ), '[]'),
      (select signature from nomination where person_id = ${counted} order by id desc limit 1),
      greatest(${now}::timestamptz, max(time) + interval '1 millisecond'), ''
    from nomination as saved where person_id in (${counted}, ${id})
    group by category having bool_or(person_id = ${id})
    order by category`.execute(trx);
  // After an earlier merge the counted versions can have a gap, so the next version may be free below the one just taken.
  await sql`
    insert into nomination (person_id, category, version, nominations, signature, time, client_ip)
    select newest.person_id, newest.category, next.version, nominations, signature, time, ''
    from (
      select category, max(version) + 1 as version from nomination where person_id = ${keptId} group by category
    ) as next
    join lateral (
      select * from nomination
      where person_id = ${counted} and category = next.category order by version desc limit 1
    ) as newest on newest.version > next.version
    on conflict (person_id, category, version) do nothing`.execute(trx);
  await sql`
    update nomination set version = version - ends.newest + ends.oldest - 1
    from (
      select category, min(version) as oldest, max(version) filter (where person_id = ${id}) as newest
      from nomination where person_id in (${counted}, ${id}) group by category
    ) as ends
    where person_id = ${id} and ends.category = nomination.category`.execute(trx);
}
