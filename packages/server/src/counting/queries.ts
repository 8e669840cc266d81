import type { Votes } from '@conkit/api-client';
import {
  type Award,
  awardOf,
  type Ballot,
  type Category,
  countedBallot,
  type Nomination,
} from '@conkit/rules';
import type { Queryable } from '../database/connect.ts';

/** The final ballots of one award. */
export interface FinalBallots {
  /** How many people vote for anything in any of its categories. */
  readonly cast: number;
  readonly byCategory: ReadonlyMap<string, readonly Ballot[]>;
}

/** Everybody's newest votes, by award and category. */
export async function finalBallots(
  db: Queryable,
  categories: readonly Category[],
): Promise<ReadonlyMap<Award, FinalBallots>> {
  const rows = await db.selectFrom('ballot').select('current').execute();
  const cast = new Map<Award, number>();
  const byCategory = new Map<Award, Map<string, Ballot[]>>();
  for (const { current } of rows) {
    const awards = new Set<Award>();
    for (const [category, { votes }] of Object.entries(current as Votes)) {
      if (countedBallot(votes).length === 0) continue;
      const award = awardOf(category, categories);
      awards.add(award);
      const ballots = byCategory.get(award) ?? new Map<string, Ballot[]>();
      byCategory.set(award, ballots);
      const list = ballots.get(category);
      if (list) list.push(votes);
      else ballots.set(category, [votes]);
    }
    for (const award of awards) cast.set(award, (cast.get(award) ?? 0) + 1);
  }
  return new Map(
    [...byCategory].map(([award, ballots]) => [
      award,
      { cast: cast.get(award) ?? 0, byCategory: ballots },
    ]),
  );
}

/** Everybody's newest nominations in a category, one list for each person who has any. */
export async function nominatingBallots(
  db: Queryable,
  category: string,
): Promise<readonly (readonly Nomination[])[]> {
  const rows = await db
    .selectFrom('nomination')
    .distinctOn('person_id')
    .select(['person_id', 'nominations'])
    .where('category', '=', category)
    .orderBy('person_id')
    .orderBy('id', 'desc')
    .execute();
  return rows.map(({ nominations }) => nominations).filter(({ length }) => length > 0);
}
