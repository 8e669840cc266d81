import type { Context } from '../context.ts';
import type { Queryable } from '../database/connect.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { chargeRequest, getNetwork } from '../limits/rateLimit.ts';
import type { Operation } from '../operation.ts';
import { toPurchaseState } from './payment/answer.ts';
import { voidKey } from './payment/idempotency.ts';
import { isDecided, reconcile, cancel } from './payment/reconcile.ts';
import { findIntent } from './payment/record.ts';

/** Returns the status of a purchase, with the member numbers that it created. Changes nothing. */
export const getPurchaseState: Operation<'getPurchaseState'> = async (context, { params, ip }) => {
  const intent = await requireIntent(context, params.key, ip);
  const numbers = await findMemberNumbers(context.db, intent);
  return {
    body: {
      ...toPurchaseState(intent),
      ...(numbers.length > 0 && { member_numbers: numbers }),
      ...getReceipt(intent),
    },
  };
};

/** Returns what a receipt needs besides the charge. */
function getReceipt({ provider }: PurchaseIntentRow) {
  if (provider?.kind !== 'succeeded') return {};
  const { receipt, card } = provider;
  return { ...(receipt !== null && { receipt_number: receipt }), ...(card && { card }) };
}

/** Returns the numbers of new members only: an upgraded person may belong to another account. */
async function findMemberNumbers(db: Queryable, intent: PurchaseIntentRow): Promise<number[]> {
  if (!intent.items.some(({ kind }) => kind === 'new_member')) return [];
  const rows = await db
    .selectFrom('payment')
    .innerJoin('person', 'person.id', 'payment.person_id')
    .select('person.member_number')
    .where('payment.intent_id', '=', intent.id)
    .where('payment.category', '=', 'new_member')
    .orderBy('payment.id')
    .execute();
  return rows.flatMap(({ member_number }) => member_number ?? []);
}

/**
 * Continues after the card holder's authentication: asks the provider for the payment's status and, if it is
 * paid, delivers.
 */
export const finishPurchase: Operation<'finishPurchase'> = async (context, { body, ip }) => {
  const intent = await requireIntent(context, body.key, ip);
  if (!isDecided(intent)) await chargeRequest(context, [['finishes', String(intent.id)]]);
  return { body: toPurchaseState(await reconcile(context, intent)) };
};

/**
 * Cancels a payment that waits for its card holder, or a purchase request that may still arrive, so that the
 * buyer can safely start again.
 */
export const cancelPurchase: Operation<'cancelPurchase'> = async (context, { body, ip }) => {
  let intent = await findIntent(context.db, body.key);
  if (!intent) {
    await chargeRequest(context, [['unseen_cancels_network', getNetwork(ip)]]);
    intent = await voidKey(context, body.key);
  }
  return { body: toPurchaseState(await cancel(context, intent)) };
};

/** Simulates the bank's answer if the payment provider is the sandbox. */
export const answerSandboxAuthentication: Operation<'answerSandboxAuthentication'> = async (
  context,
  { body, ip },
) => {
  const isKnown = await context.payments.simulateBank?.(body.client_secret, body.approve);
  if (!isKnown) return throttleUnknownKey(context, ip);
  return { body: { status: 'success' } };
};

/**
 * Returns the purchase of a key.
 *
 * @throws ProblemError `not_found`, or `too_many_requests` after many unknown keys
 */
const requireIntent = async (
  context: Context,
  key: string,
  ip: string,
): Promise<PurchaseIntentRow> =>
  (await findIntent(context.db, key)) ?? throttleUnknownKey(context, ip);

/**
 * Rate-limits key guessing.
 *
 * @throws ProblemError `not_found`, `too_many_requests`
 */
async function throttleUnknownKey(context: Context, ip: string): Promise<never> {
  await chargeRequest(context, [['unknown_purchases_network', getNetwork(ip)]]);
  throw new ProblemError('not_found');
}
