import { networkOf } from '../limits/network.ts';
import { countRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { stateOf } from './payment/answer.ts';
import { refuseKey } from './payment/idempotency.ts';
import { findIntent } from './payment/intents.ts';
import { cancel } from './payment/reconcile.ts';

/**
 * Cancels a payment that waits for its card holder, or a purchase request that may still arrive, so that the
 * buyer can safely start again.
 */
export const cancelPurchase: Operation<'cancelPurchase'> = async (context, { body, ip }) => {
  let intent = await findIntent(context.db, body.key);
  if (!intent) {
    await countRequest(context, [['unseen_cancels_network', networkOf(ip)]]);
    intent = await refuseKey(context, body.key);
  }
  return { body: stateOf(await cancel(context, intent)) };
};
