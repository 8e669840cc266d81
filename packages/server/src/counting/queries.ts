import type { Votes } from '@conkit/api-client';
import {
  awardOf,
  type Ballot,
  type Category,
  countedBallot,
  type EligibleBallots,
  eligibleBallots,
  type Nomination,
  type RightCondition,
  type RightFacts,
} from '@conkit/rules';
import { disallowedBallots, type CastBallot } from '../awards/disallowed.ts';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';

/** Somebody who sent a ballot, as they are now. */
export interface CastBy extends RightFacts {
  readonly id: number;
  readonly isDisallowed: boolean;
}

/** Somebody's rankings in the categories of one award in which they say anything. */
interface FinalBallot extends CastBy {
  readonly rankings: ReadonlyMap<string, Ballot>;
}

/** Somebody's nominations in one category. */
interface NominatingBallot extends CastBy {
  readonly nominations: readonly Nomination[];
}

/** What is read of whoever sent a ballot. */
const castBy = ['person.id', 'membership', 'joined', 'lists'] as const;

/** Everybody's newest votes by award, of those who vote for anything in it. */
export async function finalBallots(
  db: Queryable,
  { awards, award_categories: categories }: Convention,
): Promise<ReadonlyMap<string, EligibleBallots<FinalBallot>>> {
  const rows = await db
    .selectFrom('ballot')
    .innerJoin('person', 'person.id', 'ballot.person_id')
    .select([...castBy, 'current'])
    .orderBy('person.id')
    .execute();
  const disallowed = await disallowedIds(db, 'votes');
  const ofAward = (award: string) =>
    rows.flatMap(({ current, ...person }) => {
      const rankings = rankingsOf(current as Votes, award, categories);
      const isDisallowed = disallowed.has(person.id);
      return rankings.size > 0 ? [{ ...person, isDisallowed, rankings }] : [];
    });
  return new Map(
    Object.entries(awards).map(([award, { rights }]) => [
      award,
      eligibleBallots(ofAward(award), rights.vote),
    ]),
  );
}

const rankingsOf = (current: Votes, award: string, categories: readonly Category[]) =>
  new Map(
    Object.entries(current).flatMap(([category, { votes }]): [string, Ballot][] => {
      const isCast = countedBallot(votes).length > 0 && awardOf(category, categories) === award;
      return isCast ? [[category, votes]] : [];
    }),
  );

/** Everybody's newest nominations in a category, of those who have any. */
export async function nominatingBallots(
  db: Queryable,
  category: string,
  conditions: readonly RightCondition[],
): Promise<EligibleBallots<NominatingBallot>> {
  const rows = await db
    .selectFrom('nomination')
    .innerJoin('person', 'person.id', 'nomination.person_id')
    .distinctOn('person_id')
    .select([...castBy, 'nominations'])
    .where('category', '=', category)
    .orderBy('person_id')
    .orderBy('nomination.id', 'desc')
    .execute();
  const disallowed = await disallowedIds(db, 'nominations');
  const cast = rows
    .filter(({ nominations }) => nominations.length > 0)
    .map((row) => Object.assign(row, { isDisallowed: disallowed.has(row.id) }));
  return eligibleBallots(cast, conditions);
}

const disallowedIds = async (db: Queryable, ballot: CastBallot): Promise<ReadonlySet<number>> =>
  new Set((await disallowedBallots(db, ballot)).map(({ person_id: id }) => id));
