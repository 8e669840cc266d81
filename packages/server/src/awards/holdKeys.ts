import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { hashesOf, hashToken, randomToken } from '../keys/hash.ts';

/** What the mailbox in which the member signed in last can answer to a move: that it is right, or that they did not ask for it. */
export type MoveAnswer = 'agree' | 'stop';

/** A link that answers a move: for one person and one answer. */
export interface HoldKey {
  readonly person_id: number;
  readonly since: Date;
  readonly expires: Date;
  readonly is_used: boolean;
}

const DAY_MS = 86_400_000;

/** How long a link is good where time does not end the hold. */
const DAYS_WITHOUT_END = 30;

/**
 * Makes a key for a link and stores its hash.
 *
 * @returns the key itself, which is nowhere else
 */
export async function createHoldKey(
  { db, clock, secret }: Context,
  answer: MoveAnswer,
  hold: { readonly person_id: number; readonly since: Date; readonly until: Date | null },
): Promise<string> {
  const key = randomToken();
  await db
    .insertInto('hold_key')
    .values({
      hash: hashToken(secret, 'hold', key),
      person_id: hold.person_id,
      answer,
      since: hold.since,
      expires: hold.until ?? new Date(clock.now().getTime() + DAYS_WITHOUT_END * DAY_MS),
    })
    .execute();
  return key;
}

/** Finds what a key answers; undefined for one that was never made for this answer, or is known no more. */
export const findHoldKey = (
  context: Context,
  db: Queryable,
  answer: MoveAnswer,
  key: string,
): Promise<HoldKey | undefined> =>
  db
    .selectFrom('hold_key')
    .select(['person_id', 'since', 'expires', 'is_used'])
    .where('hash', 'in', hashesOf(context, 'hold', key))
    .where('answer', '=', answer)
    .executeTakeFirst();

/** Marks a key as used: an answer that is sent again changes nothing. */
export const useHoldKey = async (context: Context, trx: Queryable, key: string): Promise<void> => {
  await trx
    .updateTable('hold_key')
    .set({ is_used: true })
    .where('hash', 'in', hashesOf(context, 'hold', key))
    .execute();
};
