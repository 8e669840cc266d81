// Decisions: docs/decisions/saving-ballots.md
import type { Votes } from '@conkit/api-client';
import { type Ballot, type Ballots, normalizeBallot, sameBallot } from '@conkit/rules';
import { type RawBuilder, sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** The source of a save that the voter did not make. */
export type Entered = 'paper' | 'restored';

/** A person's ballot as of one save, without its rankings. */
export interface BallotVersion {
  readonly time: Date;
  /** The number of ranked positions on the whole ballot. */
  readonly entries: number;
  /** Null for the voter's own save, and for a save by a merge. */
  readonly entered: Entered | null;
  /**
   * `counted` for the save by which a merge made the ballot the newest one, `set_aside` for each save of the
   * other ballot; otherwise null.
   */
  readonly merge: 'counted' | 'set_aside' | null;
}

/** Later than every save. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/**
 * The categories that a person has ever saved, with one index lookup for each. `distinct` would read the whole
 * history.
 */
const selectCategories = (personId: number) => sql`
  categories (category) as (
    (select category from vote where person_id = ${personId} order by category limit 1)
    union all
    select (
      select vote.category from vote
      where person_id = ${personId} and vote.category > categories.category
      order by vote.category limit 1
    )
    from categories where categories.category is not null
  )`;

/** Selects the save at a time. If two ballots were saved then, selects the one that was not set aside. */
const selectSaveAt = (personId: number, time: RawBuilder<unknown>) => sql`
  select entered, set_aside, signature from vote where person_id = ${personId} and time = ${time}
  order by set_aside, id desc limit 1`;

/**
 * Lists the versions of a ballot, newest first, without rankings. Reads only the page, however long the
 * history.
 *
 * @param page.before only saves before this time; all when absent
 * @param page.most the maximum number of versions
 */
export async function readBallotVersions(
  db: Queryable,
  personId: number,
  { before = END_OF_TIME, most }: { readonly before?: Date | undefined; readonly most: number },
): Promise<BallotVersion[]> {
  const { rows } = await sql<BallotVersion>`
    with recursive ${selectCategories(personId)}, page as (
      select distinct time from vote
      where person_id = ${personId} and time < ${before} order by time desc limit ${most}
    )
    select page.time, sum(cardinality(array_remove(saved.votes, null)))::integer as entries,
      nullif(own.entered, 'merged') as entered,
      case when own.set_aside <> 0 then 'set_aside' when own.entered = 'merged' then 'counted' end as merge
    from page
    cross join lateral (${selectSaveAt(personId, sql`page.time`)}) as own
    cross join categories
    cross join lateral (
      select votes from vote
      where person_id = ${personId} and category = categories.category and time <= page.time
        and set_aside = own.set_aside
      order by time desc limit 1
    ) as saved
    group by page.time, own.entered, own.set_aside order by page.time desc`.execute(db);
  return rows;
}

/** A saved ballot. */
interface SavedBallot {
  readonly ballots: Ballots;
  readonly signature: string;
}

/** Returns the whole ballot as it was saved at a time; undefined when there was no save at that time. */
export async function findBallotAt(
  db: Queryable,
  personId: number,
  time: Date,
): Promise<SavedBallot | undefined> {
  const { rows } = await sql<{
    category: string;
    votes: (number | null)[];
    signature: string;
  }>`
    with recursive ${selectCategories(personId)}
    select categories.category, saved.votes, own.signature
    from (${selectSaveAt(personId, sql`${time}::timestamptz`)}) as own
    cross join categories
    cross join lateral (
      select votes from vote
      where person_id = ${personId} and category = categories.category and time <= ${time}
        and set_aside = own.set_aside
      order by time desc limit 1
    ) as saved`.execute(db);
  const [own] = rows;
  if (!own) return undefined;
  return {
    ballots: Object.fromEntries(rows.map(({ category, votes }) => [category, votes])),
    signature: own.signature,
  };
}

/** A whole ballot to write for a person. */
interface WrittenBallot {
  readonly personId: number;
  /** Rankings by category; a missing category becomes empty. */
  readonly ballots: Ballots;
  /** Whether the write affects a category; others keep their rankings. Affects all when absent. */
  readonly isAbout?: (category: string) => boolean;
  readonly signature: string;
  readonly entered: Entered;
  /** Requires this to be the newest save; null requires that there is none. Not checked when absent. */
  readonly follows?: Date | null;
}

/** The number of entries on a ballot before and after. */
interface BallotChange {
  readonly before: BallotSize;
  readonly after: BallotSize;
}

/** The result: `same` when the same ballot was written just before, `stale` when `follows` does not match. */
type Writing = { readonly kind: 'same' | 'stale' } | ({ readonly kind: 'written' } & BallotChange);

interface BallotSize {
  /** The time of the save; null without one. */
  readonly saved: string | null;
  /** The number of ranked positions. */
  readonly entries: number;
}

/**
 * Makes a whole ballot a person's newest one, in the caller's transaction. Appends the categories that differ, as a
 * voter's save would: earlier saves are kept, and an open page becomes stale. Call it with an empty ballot only for a
 * person who has a ballot.
 *
 * @param trx the caller must roll it back when the result is `stale`
 */
export async function writeBallot(
  trx: Queryable,
  { personId, ballots, isAbout = () => true, signature, entered, follows }: WrittenBallot,
  now: Date,
): Promise<Writing> {
  // A concurrent save waits for this row.
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
  const getRanking = (category: string): Ballot =>
    (Object.hasOwn(current, category) ? current[category]?.votes : undefined) ?? [];
  const getWanted = (category: string): Ballot =>
    normalizeBallot((Object.hasOwn(ballots, category) ? ballots[category] : undefined) ?? []);
  const all = new Set([...Object.keys(current), ...Object.keys(ballots)]);
  const categories = [...all].filter((category) => isAbout(category));
  const changed = categories.filter((key) => !sameBallot(getRanking(key), getWanted(key)));
  const saved = created ? null : row.saved_at;
  // Return `same` only for a ballot that was entered in the same way. Otherwise it would confirm a guess of the voter's
  // rankings.
  if (changed.length === 0 && (await findEnteredAt(trx, personId, row.saved_at)) === entered) {
    return { kind: 'same' };
  }
  if (follows !== undefined && follows?.getTime() !== saved?.getTime()) return { kind: 'stale' };
  const time = new Date(Math.max(now.getTime(), row.saved_at.getTime() + 1));
  const written = changed.length > 0 ? changed : categories;
  const rows = written.map((category) => ({ category, votes: [...getWanted(category)] }));
  const next = await appendSave(trx, { personId, rows, signature, entered, time });
  return {
    kind: 'written',
    before: { saved: saved?.toISOString() ?? null, entries: countEntries(current) },
    after: { saved: time.toISOString(), entries: countEntries({ ...current, ...next }) },
  };
}

/**
 * Saves a ballot again unchanged at a later time, so that pages which show it become stale.
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

/** Returns the source of the save at a time. */
async function findEnteredAt(trx: Queryable, personId: number, time: Date): Promise<string | null> {
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

const countEntries = (votes: Votes): number =>
  Object.values(votes).reduce(
    (sum, each) => sum + each.votes.filter((id) => id !== null).length,
    0,
  );
