import type { Queryable } from '../database/connect.ts';

/** What is counted: votes or nominations. */
export type CastBallot = 'votes' | 'nominations';

/** A ballot that is not counted. */
export interface DisallowedBallot {
  readonly person_id: number;
  readonly since: Date;
  readonly reason: string;
}

/** Returns the ballots that are not counted, ordered by person. */
export const listDisallowedBallots = (
  db: Queryable,
  ballot: CastBallot,
): Promise<DisallowedBallot[]> =>
  db
    .selectFrom('disallowed_ballot')
    .select(['person_id', 'since', 'reason'])
    .where('ballot', '=', ballot)
    .orderBy('person_id')
    .execute();

/** Returns whether a person has ever saved a ballot, even if all categories were cleared. */
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
 * Excludes a person's ballot from the count, until it is allowed again.
 *
 * @returns whether the ballot was counted before; a repeated call keeps the first reason
 */
export async function excludeBallot(
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

/** Counts a person's ballot again. Returns whether it was excluded. */
export async function countBallotAgain(
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
