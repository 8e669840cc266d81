import type { Queryable } from '../database/connect.ts';

/** What somebody sent that is counted. */
export type CastBallot = 'votes' | 'nominations';

/** A ballot that is not counted. */
export interface DisallowedBallot {
  readonly person_id: number;
  readonly since: Date;
  readonly reason: string;
}

/** The ballots that are not counted, by the number of their people. */
export const disallowedBallots = (db: Queryable, ballot: CastBallot): Promise<DisallowedBallot[]> =>
  db
    .selectFrom('disallowed_ballot')
    .select(['person_id', 'since', 'reason'])
    .where('ballot', '=', ballot)
    .orderBy('person_id')
    .execute();

/** Whether somebody has sent a ballot, cleared ones too. */
export async function hasCast(
  db: Queryable,
  personId: number,
  ballot: CastBallot,
): Promise<boolean> {
  const found = await db
    .selectFrom(ballot === 'votes' ? 'vote' : 'nomination')
    .select('person_id')
    .where('person_id', '=', personId)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/**
 * Keeps somebody's ballot from being counted, until it is allowed again.
 *
 * @returns whether that is new; asked twice, the first reason stays
 */
export async function disallowBallot(
  trx: Queryable,
  row: { person_id: number; ballot: CastBallot; since: Date; reason: string },
): Promise<boolean> {
  const added = await trx
    .insertInto('disallowed_ballot')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Lets somebody's ballot be counted again; answers whether it was not. */
export async function allowBallot(
  trx: Queryable,
  personId: number,
  ballot: CastBallot,
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('disallowed_ballot')
    .where('person_id', '=', personId)
    .where('ballot', '=', ballot)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
