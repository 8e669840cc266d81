import type { Votes } from '@conkit/api-client';
import {
  type Award,
  awardOf,
  type Ballot,
  type Category,
  countedBallot,
  type EligibleBallots,
  eligibleNominations,
  eligibleVotes,
  type Nomination,
} from '@conkit/rules';
import { disallowedBallots, type CastBallot } from '../awards/disallowed.ts';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';

/** Somebody who sent a ballot, as they are now. */
export interface CastBy {
  readonly id: number;
  readonly membership: string;
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

/** Everybody's newest votes by award, of those who vote for anything in it. */
export async function finalBallots(
  db: Queryable,
  { award_categories: categories, membership_types: types }: Convention,
): Promise<Readonly<Record<Award, EligibleBallots<FinalBallot>>>> {
  const rows = await db
    .selectFrom('ballot')
    .innerJoin('person', 'person.id', 'ballot.person_id')
    .select(['person.id', 'membership', 'current'])
    .orderBy('person.id')
    .execute();
  const disallowed = await disallowedIds(db, 'votes');
  const ofAward = (award: Award) => {
    const cast = rows.flatMap(({ id, membership, current }) => {
      const rankings = rankingsOf(current as Votes, award, categories);
      const isDisallowed = disallowed.has(id);
      return rankings.size > 0 ? [{ id, membership, isDisallowed, rankings }] : [];
    });
    return eligibleVotes(cast, types);
  };
  return { hugo: ofAward('hugo'), retro: ofAward('retro') };
}

const rankingsOf = (current: Votes, award: Award, categories: readonly Category[]) =>
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
  types: Convention['membership_types'],
): Promise<EligibleBallots<NominatingBallot>> {
  const rows = await db
    .selectFrom('nomination')
    .innerJoin('person', 'person.id', 'nomination.person_id')
    .distinctOn('person_id')
    .select(['person.id', 'membership', 'nominations'])
    .where('category', '=', category)
    .orderBy('person_id')
    .orderBy('nomination.id', 'desc')
    .execute();
  const disallowed = await disallowedIds(db, 'nominations');
  const cast = rows
    .filter(({ nominations }) => nominations.length > 0)
    .map((row) => Object.assign(row, { isDisallowed: disallowed.has(row.id) }));
  return eligibleNominations(cast, types);
}

const disallowedIds = async (db: Queryable, ballot: CastBallot): Promise<ReadonlySet<number>> =>
  new Set((await disallowedBallots(db, ballot)).map(({ person_id: id }) => id));
