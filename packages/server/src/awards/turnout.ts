import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** How many ballots say anything in a category. */
export interface CategoryTurnout {
  readonly category: string;
  readonly ballots: number;
}

/**
 * In how many final ballots each category counts for anything, and nothing of what is on them: one with a blank in
 * the first place has no vote (BAL-11).
 */
export async function voteTurnout(db: Queryable): Promise<CategoryTurnout[]> {
  const { rows } = await sql<CategoryTurnout>`
    select category, count(*) as ballots from ballot, jsonb_each(current) as saved (category, entry)
    where jsonb_typeof(entry -> 'votes' -> 0) = 'number'
    group by category order by category`.execute(db);
  return rows;
}

/** How many people have nominated anything in each category. */
export async function nominationTurnout(db: Queryable): Promise<CategoryTurnout[]> {
  const { rows } = await sql<CategoryTurnout>`
    select category, count(*) as ballots from (
      select distinct on (person_id, category) category, nominations
      from nomination order by person_id, category, version desc
    ) as newest
    where nominations <> '[]' group by category order by category`.execute(db);
  return rows;
}
