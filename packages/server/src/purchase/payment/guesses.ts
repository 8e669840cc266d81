import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { ProblemError } from '../../errors.ts';
import { networkOf } from '../../limits/network.ts';
import { countRequest } from '../../limits/rateLimit.ts';
import { findIntent } from './intents.ts';

/**
 * The purchase of a key that somebody says they have.
 *
 * @throws ProblemError `not_found`, or `too_many_requests` for who tries many
 */
export const requireIntent = async (
  context: Context,
  key: string,
  ip: string,
): Promise<PurchaseIntentRow> => (await findIntent(context.db, key)) ?? refuseGuess(context, ip);

/** Nobody finds out keys by trying. @throws ProblemError `not_found`, `too_many_requests` */
export async function refuseGuess(context: Context, ip: string): Promise<never> {
  await countRequest(context, [['unknown_purchases_network', networkOf(ip)]]);
  throw new ProblemError('not_found');
}
