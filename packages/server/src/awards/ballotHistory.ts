import type { Ballots } from '@conkit/rules';
import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** The source of a save that the voter did not make. */
export type Entered = 'paper' | 'restored';

/** A person's ballot as of one save, without its rankings. */
export interface BallotVersion {
  readonly time: Date;
  /** The number of ranked positions on the whole ballot. */
  readonly entries: number;
  /** Null for the voter's own save, and for a merge's. */
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

/** The save of a time. If two ballots were saved at the same time, the one that was not set aside. */
const saveAt = (personId: number, time: RawBuilder<unknown>) => sql`
  select entered, set_aside, signature from vote where person_id = ${personId} and time = ${time}
  order by set_aside, id desc limit 1`;

/**
 * Lists the versions of a ballot, newest first, without rankings. Reads only the page, however long the
 * history.
 *
 * @param page.before only saves before this time; all when absent
 * @param page.most the maximum number of versions
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
    select page.time, sum(cardinality(array_remove(saved.votes, null)))::integer as entries,
      nullif(own.entered, 'merged') as entered,
      case when own.set_aside <> 0 then 'set_aside' when own.entered = 'merged' then 'counted' end as merge
    from page
    cross join lateral (${saveAt(personId, sql`page.time`)}) as own
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
export interface SavedBallot {
  readonly ballots: Ballots;
  readonly signature: string;
}

/** Returns the whole ballot as of the save of a time; undefined when there was no save at that time. */
export async function ballotAt(
  db: Queryable,
  personId: number,
  time: Date,
): Promise<SavedBallot | undefined> {
  const { rows } = await sql<{
    category: string;
    votes: (number | null)[];
    signature: string;
  }>`
    with recursive ${categoriesOf(personId)}
    select categories.category, saved.votes, own.signature
    from (${saveAt(personId, sql`${time}::timestamptz`)}) as own
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
