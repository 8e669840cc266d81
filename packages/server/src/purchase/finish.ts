import type { Context } from '../context.ts';
import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { networkOf } from '../limits/network.ts';
import { countRequest } from '../limits/rateLimit.ts';
import { findIntent, refuseKey } from './intents.ts';
import { cancel, isDecided, refresh } from './refresh.ts';
import { stateOf } from './state.ts';

/** Goes on after the card holder's authentication: asks the provider and, when it is paid, delivers. */
export const finishPurchase: Operation<'finishPurchase'> = async (context, { body, ip }) => {
  const intent = await findIntent(context.db, body.key);
  if (!intent) throw await unknown(context, ip);
  if (!isDecided(intent)) await countRequest(context, [['finishes', String(intent.id)]]);
  return { body: stateOf(await refresh(context, intent)) };
};

/** Nobody finds out keys by trying. @throws ProblemError `too_many_requests` */
async function unknown(context: Context, ip: string): Promise<ProblemError> {
  await countRequest(context, [['unknown_purchases_network', networkOf(ip)]]);
  return new ProblemError('not_found');
}

/**
 * Cancels a payment that waits for its card holder, or a purchase that may still be on its way here, so that
 * the buyer can safely start again.
 */
export const cancelPurchase: Operation<'cancelPurchase'> = async (context, { body, ip }) => {
  const { db, clock } = context;
  let intent = await findIntent(db, body.key);
  if (!intent) {
    await countRequest(context, [['unseen_cancels_network', networkOf(ip)]]);
    intent = await refuseKey(db, clock, body.key);
  }
  return { body: stateOf(await cancel(context, intent)) };
};

/** What became of a purchase; changes nothing. */
export const getPurchaseState: Operation<'getPurchaseState'> = async (context, { params, ip }) => {
  const intent = await findIntent(context.db, params.key);
  if (!intent) throw await unknown(context, ip);
  return { body: stateOf(intent) };
};

/** Plays the bank, where the payment provider is a sandbox. */
export const answerSandboxAuthentication: Operation<'answerSandboxAuthentication'> = async (
  context,
  { body, ip },
) => {
  const isKnown = await context.payments.playBank?.(body.client_secret, body.approve);
  if (!isKnown) throw await unknown(context, ip);
  return { body: { status: 'success' } };
};
