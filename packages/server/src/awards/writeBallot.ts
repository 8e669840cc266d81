import type { Votes } from '@conkit/api-client';
import { normalizeBallot, sameBallot, type Ballot, type Ballots } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { Entered } from './ballotHistory.ts';

/** A whole ballot that is written for somebody. */
export interface WrittenBallot {
  readonly personId: number;
  /** By category; what is missing becomes empty. */
  readonly ballots: Ballots;
  /** Whether it is about a category, which stays as it is else; about all when absent. */
  readonly isAbout?: (category: string) => boolean;
  readonly signature: string;
  readonly entered: Entered;
  /** Only when this is the newest save; only when there is none for null; whatever there is when absent. */
  readonly follows?: Date | null;
}

/** How a ballot was before and is now, in numbers. */
export interface BallotChange {
  readonly before: BallotSize;
  readonly after: BallotSize;
}

/** What came of it: nothing when it was written like this just before, or when it does not follow the save that it should. */
export type Writing =
  { readonly kind: 'same' | 'stale' } | ({ readonly kind: 'written' } & BallotChange);

interface BallotSize {
  /** When it was saved; null while it never was. */
  readonly saved: string | null;
  /** How many places are taken. */
  readonly entries: number;
}

/**
 * Makes a whole ballot somebody's newest one, as part of the caller's transaction. It appends what differs, as the
 * voter would: nothing that was saved is lost, and a page of theirs that is still open learns that it is stale.
 *
 * @param trx is to be rolled back when the ballot is `stale`; one that ranks nothing is for somebody who has one
 */
export async function writeBallot(
  trx: Queryable,
  { personId, ballots, isAbout = () => true, signature, entered, follows }: WrittenBallot,
  now: Date,
): Promise<Writing> {
  // Whoever saves at the same time waits for this row.
  const created = await trx
    .insertInto('ballot')
    .values({ person_id: personId, saved_at: new Date(0), current: '{}' })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  const row = await trx
    .selectFrom('ballot')
    .select(['saved_at', 'current'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const current = row.current as Votes;
  const rankingOf = (category: string): Ballot =>
    (Object.hasOwn(current, category) ? current[category]?.votes : undefined) ?? [];
  const wanted = (category: string): Ballot =>
    normalizeBallot((Object.hasOwn(ballots, category) ? ballots[category] : undefined) ?? []);
  const all = new Set([...Object.keys(current), ...Object.keys(ballots)]);
  const categories = [...all].filter((category) => isAbout(category));
  const changed = categories.filter((key) => !sameBallot(rankingOf(key), wanted(key)));
  const saved = created ? null : row.saved_at;
  // Said only of what was written like this: else a guess could be laid beside what the voter has ranked.
  if (changed.length === 0 && (await enteredAt(trx, personId, row.saved_at)) === entered) {
    return { kind: 'same' };
  }
  if (follows !== undefined && follows?.getTime() !== saved?.getTime()) return { kind: 'stale' };
  const time = new Date(Math.max(now.getTime(), row.saved_at.getTime() + 1));
  const written = changed.length > 0 ? changed : categories;
  const rows = written.map((category) => ({ category, votes: [...wanted(category)] }));
  const next = await appendSave(trx, { personId, rows, signature, entered, time });
  return {
    kind: 'written',
    before: { saved: saved?.toISOString() ?? null, entries: entriesOf(current) },
    after: { saved: time.toISOString(), entries: entriesOf({ ...current, ...next }) },
  };
}

/**
 * Saves a ballot again as it is, later than it was saved last, so that its open pages are stale.
 *
 * @throws Error for a person without a ballot
 */
export async function appendUnchangedBallot(
  trx: Queryable,
  personId: number,
  entered: 'merged',
  now: Date,
): Promise<void> {
  const { saved_at, current } = await trx
    .selectFrom('ballot')
    .select(['saved_at', 'current'])
    .where('person_id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  const { signature } = await trx
    .selectFrom('vote')
    .select('signature')
    .where('person_id', '=', personId)
    .where('set_aside', '=', 0)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const time = new Date(Math.max(now.getTime(), saved_at.getTime() + 1));
  const rows = Object.entries(current as Votes).map(([category, { votes }]) => ({
    category,
    votes,
  }));
  await appendSave(trx, { personId, rows, signature, entered, time });
}

interface Save {
  readonly personId: number;
  readonly rows: readonly { readonly category: string; readonly votes: (number | null)[] }[];
  readonly signature: string;
  readonly entered: Entered | 'merged';
  readonly time: Date;
}

/** Appends a save of some categories to a ballot, whose row the caller has locked. */
async function appendSave(
  trx: Queryable,
  { personId, rows, signature, entered, time }: Save,
): Promise<Votes> {
  const common = { person_id: personId, signature, time, client_ip: '', client_ua: null, entered };
  await trx
    .insertInto('vote')
    .values(rows.map((each) => ({ ...each, ...common })))
    .execute();
  const saved = Object.fromEntries(
    rows.map(({ category, votes }) => [category, { time: time.toISOString(), votes }]),
  );
  await trx
    .updateTable('ballot')
    .set({ saved_at: time, current: sql`current || ${JSON.stringify(saved)}::jsonb` })
    .where('person_id', '=', personId)
    .execute();
  return saved;
}

/** How the save of a time came. */
async function enteredAt(trx: Queryable, personId: number, time: Date): Promise<string | null> {
  const save = await trx
    .selectFrom('vote')
    .select('entered')
    .where('person_id', '=', personId)
    .where('time', '=', time)
    .where('set_aside', '=', 0)
    .limit(1)
    .executeTakeFirst();
  return save?.entered ?? null;
}

const entriesOf = (votes: Votes): number =>
  Object.values(votes).reduce(
    (sum, each) => sum + each.votes.filter((id) => id !== null).length,
    0,
  );
