import { normalizeEmail } from '@conkit/rules';
import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import { NO_REQUEST, type PurchaseIntentRow } from '../database/schema.ts';
import type { Clock } from '../ports/clock.ts';
import type { PaymentResult } from '../ports/payments.ts';
import { claim } from './claims.ts';
import type { Order } from './order.ts';
import { recordPayments } from './payments.ts';

export const findIntent = (db: Queryable, key: string): Promise<PurchaseIntentRow | undefined> =>
  db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirst();

/** A purchase, which nobody else changes until the transaction ends. */
export const lockIntent = (trx: Queryable, id: number): Promise<PurchaseIntentRow> =>
  trx
    .selectFrom('purchase_intent')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirstOrThrow();

/**
 * Records what is to be bought, with a payment for each item. Waits for a transaction that is recording
 * the same key.
 *
 * @returns nothing when the key is known already
 * @throws ProblemError `already_held`, and Overtaken when somebody else is paying for the same
 */
export async function recordIntent(
  trx: Queryable,
  { clock, config }: Pick<Context, 'clock' | 'config'>,
  key: string,
  order: Order,
): Promise<PurchaseIntentRow | undefined> {
  const { account, email, buyer, amount, currency, items, requestHash } = order;
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
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst();
  if (intent) {
    await claim(trx, config, intent);
    await recordPayments(trx, intent, order.source);
  }
  return intent;
}

/**
 * Makes a key unusable that no purchase has come with: it stands for one that is cancelled, so that whatever
 * comes with it later is refused. Of this and a purchase at the same time the unique key lets one through; this
 * one waits for a transaction that is recording the key.
 *
 * @returns what the key stands for now: that, or the purchase that was faster
 */
export async function refuseKey(
  db: Queryable,
  clock: Clock,
  key: string,
): Promise<PurchaseIntentRow> {
  const now = clock.now();
  const cancelled: PaymentResult = { kind: 'failed', chargeId: null, code: 'cancelled' };
  await db
    .insertInto('purchase_intent')
    .values({
      idempotency_key: key,
      request_hash: NO_REQUEST,
      status: cancelled.kind,
      account: '',
      email: '',
      email_key: '',
      amount: 0,
      currency: '',
      items: '[]',
      provider: JSON.stringify(cancelled),
      created: now,
      updated: now,
    })
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .execute();
  return db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('idempotency_key', '=', key)
    .executeTakeFirstOrThrow();
}
