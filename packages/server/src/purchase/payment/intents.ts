import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../../context.ts';
import type { Queryable } from '../../database/connect.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import type { Order } from '../order/order.ts';
import { claim } from './locks.ts';
import { insertPayments } from './payments.ts';

/** Finds the purchase of a key. */
export const findIntent = (db: Queryable, key: string): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** Returns a purchase, locked until the transaction ends. */
export const lockIntent = (trx: Queryable, id: number): Promise<PurchaseIntentRow> =>
  trx
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Records a purchase, with a payment for each item. Waits for a transaction that is recording the same key.
 *
 * @returns undefined when the key is known already
 * @throws ProblemError `already_held`, and CompetingPurchase when another purchase for the same is open
 */
export async function recordIntent(
  trx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  key: string,
  order: Order,
): Promise<PurchaseIntentRow | undefined> {
  const { account, email, buyer, amount, currency, items, requestHash, language } = order;
  const now = clock.now();
  const intent = await trx
    .insertInto('purchase_intent')
    .values({
      idempotency_key: key,
      request_hash: requestHash,
      status: 'processing',
      account,
      email,
      email_key: normalizeEmail(email),
      buyer_email_key: buyer,
      amount,
      currency,
      items: JSON.stringify(items),
      language,
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (intent) {
    await claim(trx, config, intent);
    await insertPayments(trx, intent, order.source);
  }
  return intent;
}
