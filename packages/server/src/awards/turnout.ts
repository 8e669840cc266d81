import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { CastBallot } from './disallowed.ts';

/** The number of ballots, without their content. */
export interface Turnout {
  /** People with entries in any category. */
  readonly people: number;
  readonly categories: readonly { readonly category: string; readonly ballots: number }[];
}

const SAVED = {
  /** A ballot with a blank first position has no vote in the category (BAL-11). */
  votes: sql`
    select person_id, category from ballot, jsonb_each(current) as saved (category, entry)
    where jsonb_typeof(entry -> 'votes' -> 0) = 'number'`,
  nominations: sql`
    select person_id, category from (
      select distinct on (person_id, category) person_id, category, nominations
      from nomination order by person_id, category, version desc
    ) as newest where nominations <> '[]'`,
} satisfies Record<CastBallot, unknown>;

/** Counts the people who have voted or nominated, as saved now. */
export async function turnoutOf(db: Queryable, ballot: CastBallot): Promise<Turnout> {
  const { rows } = await sql<{ category: string | null; ballots: number }>`
    select category, count(distinct person_id)::integer as ballots
    from (${SAVED[ballot]}) as saved group by rollup (category) order by category`.execute(db);
  return {
    people: rows.find(({ category }) => category === null)?.ballots ?? 0,
    categories: rows.flatMap(({ category, ballots }) =>
      category === null ? [] : [{ category, ballots }],
    ),
  };
}
