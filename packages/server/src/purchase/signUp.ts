import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { deliver } from './deliver.ts';
import { recordIntent } from './intents.ts';
import type { Order } from './order.ts';
import { repeated } from './pay.ts';

/** For so long an identical sign-up without a key is taken for the same one. */
const SAME_SIGN_UP_MS = 10 * 60_000;

/**
 * Delivers an order with nothing to pay, once, in one transaction.
 *
 * @throws Overtaken when somebody else is paying for the same
 */
export async function signUp(
  context: Context,
  key: string | undefined,
  order: Order,
): Promise<PurchaseIntentRow> {
  const { db, clock } = context;
  const ownKey = key ?? `free:${randomUUID()}`;
  const done = await db.transaction().execute(async (trx) => {
    const known = key === undefined ? await findFaster(trx, context, order) : undefined;
    if (known) return known;
    const intent = await recordIntent(trx, context, ownKey, order);
    if (!intent) return undefined;
    await trx
      .updateTable('payment')
      .set({ status: 'succeeded', updated: clock.now() })
      .where('intent_id', '=', intent.id)
      .execute();
    await deliver(trx, context, intent);
    return trx
      .updateTable('purchase_intent')
      .set({ status: 'succeeded' })
      .where('id', '=', intent.id)
      .returningAll()
      .executeTakeFirstOrThrow();
  });
  return done ?? repeated(context, ownKey, order.requestHash);
}

/** The same sign-up a moment ago, without a key. */
export const findSignUp = (
  db: Queryable,
  { clock }: Context,
  requestHash: string,
): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('request_hash', '=', requestHash)
    .where('created', '>', new Date(clock.now().getTime() - SAME_SIGN_UP_MS))
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Of two at the same time the second waits for the first, and finds it. */
async function findFaster(
  trx: Queryable,
  context: Context,
  { requestHash }: Order,
): Promise<PurchaseIntentRow | undefined> {
  await sql`select pg_advisory_xact_lock(hashtext(${requestHash}))`.execute(trx);
  return findSignUp(trx, context, requestHash);
}
