import { randomInt } from 'node:crypto';
import { isTokenHeld, SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { Queryable } from '../../database/connect.ts';

/** Letters and digits that are hard to confuse on paper: all except G, I, O, S, Z. */
const ALPHABET = 'ABCDEFHJKLMNPQRTUVWXY0123456789';
const LENGTH = 6;
/** Among hundreds of millions of tokens even a second try is rare. */
const MAX_TRIES = 20;

/** Draws a token at random. */
export const drawToken = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * Reserves an unused token for a payment in the caller's transaction.
 *
 * @param draw draws a random token
 */
export async function reserveToken(
  trx: Queryable,
  paymentId: number,
  draw: () => string = drawToken,
): Promise<string> {
  for (let tries = 0; tries < MAX_TRIES; tries += 1) {
    const row = await trx
      .insertInto('purchase_token')
      .values({ token: draw(), payment_id: paymentId })
      .onConflict((conflict) => conflict.column('token').doNothing())
      .returning('token')
      .executeTakeFirst();
    if (row) return row.token;
  }
  throw new Error(`no free token for payment ${paymentId}`);
}

/** Selects the token payments for people, whatever their status. */
export const selectTokens = (db: Queryable, personIds: readonly number[]) =>
  db
    .selectFrom('payment')
    .where('type', '=', SITE_SELECTION_TOKEN)
    .where('person_id', 'in', personIds);

/**
 * Returns whether one of the people has a site selection token. The caller must lock the people, so that none
 * gets a token meanwhile.
 *
 * @param exceptPayment the id of a payment to ignore
 */
export async function hasToken(
  trx: Queryable,
  personIds: readonly number[],
  exceptPayment = 0,
): Promise<boolean> {
  if (personIds.length === 0) return false;
  const tokens = await selectTokens(trx, personIds)
    .select(['type', 'status', 'error'])
    .where('id', '<>', exceptPayment)
    .execute();
  return tokens.some(isTokenHeld);
}
