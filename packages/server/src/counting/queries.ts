import type { Votes } from '@conkit/api-client';
import {
  getAwardKey,
  type Ballot,
  type Category,
  countedBallot,
  type EligibleBallots,
  eligibleBallots,
  type Nomination,
  type RightCondition,
  type RightFacts,
} from '@conkit/rules';
import { listDisallowedBallots, type CastBallot } from '../awards/disallowed.ts';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';

/** A person who cast a ballot, with their current rights. */
export interface CastBy extends RightFacts {
  readonly id: number;
  readonly isDisallowed: boolean;
}

/** A person's non-empty rankings in the categories of one award. */
interface FinalBallot extends CastBy {
  readonly rankings: ReadonlyMap<string, Ballot>;
}

/** A person's nominations in one category. */
interface NominatingBallot extends CastBy {
  readonly nominations: readonly Nomination[];
}

/** The columns of a person who cast a ballot. */
const CAST_BY_COLUMNS = ['person.id', 'membership', 'joined', 'lists'] as const;

/** Returns everyone's newest votes by award, without empty ones. */
export async function findFinalBallots(
  db: Queryable,
  { awards, award_categories: categories }: Convention,
): Promise<ReadonlyMap<string, EligibleBallots<FinalBallot>>> {
  const rows = await db
    .selectFrom('ballot')
    .innerJoin('person', 'person.id', 'ballot.person_id')
    .select([...CAST_BY_COLUMNS, 'current'])
    .orderBy('person.id')
    .execute();
  const disallowed = await findDisallowedIds(db, 'votes');
  const ofAward = (award: string) =>
    rows.flatMap(({ current, ...person }) => {
      const rankings = getRankings(current as Votes, award, categories);
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

const getRankings = (current: Votes, award: string, categories: readonly Category[]) =>
  new Map(
    Object.entries(current).flatMap(([category, { votes }]): [string, Ballot][] => {
      const isCast = countedBallot(votes).length > 0 && getAwardKey(category, categories) === award;
      return isCast ? [[category, votes]] : [];
    }),
  );

/** Returns everyone's newest nominations in a category, without empty ones. */
export async function findNominatingBallots(
  db: Queryable,
  category: string,
  conditions: readonly RightCondition[],
): Promise<EligibleBallots<NominatingBallot>> {
  const rows = await db
    .selectFrom('nomination')
    .innerJoin('person', 'person.id', 'nomination.person_id')
    .distinctOn('person_id')
    .select([...CAST_BY_COLUMNS, 'nominations'])
    .where('category', '=', category)
    .orderBy('person_id')
    .orderBy('nomination.id', 'desc')
    .execute();
  const disallowed = await findDisallowedIds(db, 'nominations');
  const cast = rows
    .filter(({ nominations }) => nominations.length > 0)
    .map((row) => Object.assign(row, { isDisallowed: disallowed.has(row.id) }));
  return eligibleBallots(cast, conditions);
}

const findDisallowedIds = async (db: Queryable, ballot: CastBallot): Promise<ReadonlySet<number>> =>
  new Set((await listDisallowedBallots(db, ballot)).map(({ person_id: id }) => id));
