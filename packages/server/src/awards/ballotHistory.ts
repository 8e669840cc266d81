import type { Ballots } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** How a save came, when the voter did not make it. */
export type Entered = 'paper' | 'restored';

/** A person's ballot as one save left it, without what is on it. */
export interface BallotVersion {
  readonly time: Date;
  /** How many places were taken on the whole ballot. */
  readonly entries: number;
  /** Null for the voter's own save. */
  readonly entered: Entered | null;
}

/** Later than every save. */
const END_OF_TIME = new Date('9999-12-31T00:00:00Z');

/**
 * The categories that a person has ever saved, one look into the index for each. `distinct` would read the whole history.
 */
const categoriesOf = (personId: number) => sql`
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

/**
 * Lists what a ballot has been, newest first; no ranking leaves the database. Reads only the page, however long the history.
 *
 * @param page.before only saves before this time; all when absent
 * @param page.most how many versions at most
 */
export async function ballotVersions(
  db: Queryable,
  personId: number,
  { before = END_OF_TIME, most }: { readonly before?: Date | undefined; readonly most: number },
): Promise<BallotVersion[]> {
  const { rows } = await sql<BallotVersion>`
    with recursive ${categoriesOf(personId)}, page as (
      select distinct time from vote
      where person_id = ${personId} and time < ${before} order by time desc limit ${most}
    )
    select page.time, own.entered, sum(cardinality(array_remove(saved.votes, null)))::integer as entries
    from page
    cross join lateral (
      select entered from vote where person_id = ${personId} and time = page.time order by id desc limit 1
    ) as own
    cross join categories
    cross join lateral (
      select votes from vote
      where person_id = ${personId} and category = categories.category and time <= page.time
      order by time desc limit 1
    ) as saved
    group by page.time, own.entered order by page.time desc`.execute(db);
  return rows;
}

/** A ballot as it was saved. */
export interface SavedBallot {
  readonly ballots: Ballots;
  readonly signature: string;
}

/** Returns a whole ballot as the save of a time left it; undefined when there was none at that time. */
export async function ballotAt(
  db: Queryable,
  personId: number,
  time: Date,
): Promise<SavedBallot | undefined> {
  const { rows } = await sql<{
    category: string;
    votes: (number | null)[];
    signature: string;
    time: Date;
  }>`
    with recursive ${categoriesOf(personId)}
    select categories.category, saved.votes, saved.signature, saved.time
    from categories cross join lateral (
      select votes, signature, time from vote
      where person_id = ${personId} and category = categories.category and time <= ${time}
      order by time desc limit 1
    ) as saved`.execute(db);
  const own = rows.find((row) => row.time.getTime() === time.getTime());
  if (!own) return undefined;
  return {
    ballots: Object.fromEntries(rows.map(({ category, votes }) => [category, votes])),
    signature: own.signature,
  };
}
