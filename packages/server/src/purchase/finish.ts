import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { countRequest, type Limit } from '../session/rateLimit.ts';
import { findIntent, refuseKey } from './intents.ts';
import { cancel, refresh } from './refresh.ts';
import { stateOf } from './state.ts';

/** Goes on after the card holder's authentication: asks the provider and, when it is paid, delivers. */
export const finishPurchase: Operation<'finishPurchase'> = async (context, { body }) => {
  const intent = await findIntent(context.db, body.key);
  if (!intent) throw new ProblemError('not_found');
  return { body: stateOf(await refresh(context, intent)) };
};

/** By ip. Each makes a key unusable, which is kept for a while. */
const UNSEEN: Limit = { name: 'purchase-cancel', most: 30, seconds: 600 };

/**
 * Cancels a payment that waits for its card holder, or a purchase that may still be on its way here, so that
 * the buyer can safely start again.
 */
export const cancelPurchase: Operation<'cancelPurchase'> = async (context, { body, ip }) => {
  const { db, clock } = context;
  let intent = await findIntent(db, body.key);
  if (!intent) {
    await countRequest(context, [[UNSEEN, ip]]);
    intent = await refuseKey(db, clock, body.key);
  }
  return { body: stateOf(await cancel(context, intent)) };
};

/** What became of a purchase; changes nothing. */
export const getPurchaseState: Operation<'getPurchaseState'> = async ({ db }, { params }) => {
  const intent = await findIntent(db, params.key);
  if (!intent) throw new ProblemError('not_found');
  return { body: stateOf(intent) };
};

/** Plays the bank, where the payment provider is a sandbox. */
export const answerSandboxAuthentication: Operation<'answerSandboxAuthentication'> = async (
  { payments },
  { body },
) => {
  const isKnown = await payments.playBank?.(body.client_secret, body.approve);
  if (!isKnown) throw new ProblemError('not_found');
  return { body: { status: 'success' } };
};
