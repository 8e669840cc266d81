import { randomInt } from 'node:crypto';
import { isTokenHeld, SITE_SELECTION_TOKEN } from '@conkit/rules';
import type { Queryable } from '../../database/connect.ts';

/** Letters and digits that are not mistaken for each other when read from paper: no G, I, O, S, Z. */
const ALPHABET = 'ABCDEFHJKLMNPQRTUVWXY0123456789';
const LENGTH = 6;
/** With hundreds of millions of tokens even a second try is rare. */
const MOST_TRIES = 20;

/** A token that nobody can guess. */
export const drawToken = (): string =>
  Array.from({ length: LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');

/**
 * A token that was never given out, kept for a payment as part of the caller's transaction.
 *
 * @param draw makes a token at random
 */
export async function reserveToken(
  trx: Queryable,
  paymentId: number,
  draw: () => string = drawToken,
): Promise<string> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
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

/** The payments of tokens for people, however they stand. */
export const tokensOf = (db: Queryable, personIds: readonly number[]) =>
  db
    .selectFrom('payment')
    .where('type', '=', SITE_SELECTION_TOKEN)
    .where('person_id', 'in', personIds);

/**
 * Whether one of the people has a site selection token. The caller holds their rows, so that nobody gets one
 * meanwhile.
 *
 * @param exceptPayment a payment that does not count
 */
export async function holdsToken(
  trx: Queryable,
  personIds: readonly number[],
  exceptPayment = 0,
): Promise<boolean> {
  if (personIds.length === 0) return false;
  const tokens = await tokensOf(trx, personIds)
    .select(['type', 'status', 'error'])
    .where('id', '<>', exceptPayment)
    .execute();
  return tokens.some(isTokenHeld);
}
