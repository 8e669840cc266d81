import { randomUUID } from 'node:crypto';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { deliver } from '../delivery/deliver.ts';
import type { Order } from '../order/order.ts';
import { isSignedUp } from './idempotency.ts';
import { recordIntent } from './intents.ts';

/**
 * Delivers a free order once, in one transaction.
 *
 * @returns undefined when the key, or without a key the same sign-up, is known already
 * @throws CompetingPurchase when another purchase for the same is open
 */
export const signUp = (
  context: Context,
  key: string | undefined,
  order: Order,
): Promise<PurchaseIntentRow | undefined> =>
  context.db.transaction().execute(async (trx) => {
    if (key === undefined && (await isSignedUp(trx, context, order.requestHash))) return undefined;
    const intent = await recordIntent(trx, context, key ?? `free:${randomUUID()}`, order);
    if (!intent) return undefined;
    await trx
      .updateTable('payment')
      .set({ status: 'succeeded', updated: context.clock.now() })
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
