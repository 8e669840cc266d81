import { ProblemError } from '../errors.ts';
import type { Operation } from '../operation.ts';
import { findIntent } from './intents.ts';
import { cancel, refresh } from './refresh.ts';
import { stateOf } from './state.ts';

/** Goes on after the card holder's authentication: asks the provider and, when it is paid, delivers. */
export const finishPurchase: Operation<'finishPurchase'> = async (context, { body }) => {
  const intent = await findIntent(context.db, body.key);
  if (!intent) throw new ProblemError('not_found');
  return { body: stateOf(await refresh(context, intent)) };
};

/** Cancels a payment that waits for its card holder, so that the buyer can safely start again. */
export const cancelPurchase: Operation<'cancelPurchase'> = async (context, { body }) => {
  const intent = await findIntent(context.db, body.key);
  if (!intent) throw new ProblemError('not_found');
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
