import { countRequest } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { stateOf } from './payment/answer.ts';
import { requireIntent } from './payment/guesses.ts';
import { isDecided, reconcile } from './payment/reconcile.ts';

/**
 * Continues after the card holder's authentication: asks the provider for the payment's status and, if it is
 * paid, delivers.
 */
export const finishPurchase: Operation<'finishPurchase'> = async (context, { body, ip }) => {
  const intent = await requireIntent(context, body.key, ip);
  if (!isDecided(intent)) await countRequest(context, [['finishes', String(intent.id)]]);
  return { body: stateOf(await reconcile(context, intent)) };
};
