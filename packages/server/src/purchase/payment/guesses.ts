import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import { countRequest } from '../../limits/rateLimit.ts';
import { findIntent } from './intents.ts';

/**
 * Returns the purchase of a key.
 *
 * @throws ProblemError `not_found`, or `too_many_requests` after many unknown keys
 */
export const requireIntent = async (
  context: Context,
  key: string,
  ip: string,
): Promise<PurchaseIntentRow> => (await findIntent(context.db, key)) ?? refuseGuess(context, ip);

/**
 * Rate-limits key guessing.
 *
 * @throws ProblemError `not_found`, `too_many_requests`
 */
export async function refuseGuess(context: Context, ip: string): Promise<never> {
  await countRequest(context, [['unknown_purchases_network', networkOf(ip)]]);
  throw new ProblemError('not_found');
}
