import { setTimeout } from 'node:timers/promises';
import type { Context } from '../context.ts';
import { NO_REQUEST, type PurchaseIntentRow } from '../database/schema.ts';
import { ProblemError } from '../errors.ts';
import { describeItems } from './describe.ts';
import { findIntent, recordIntent } from './intents.ts';
import type { Order } from './order.ts';
import { refresh } from './refresh.ts';
import { settle } from './settle.ts';

/** How long the second of two identical requests waits for the first. */
const WAIT_MS = 5_000;
const POLL_MS = 100;

/** An order with something to pay. */
export type PaidOrder = Order & { readonly source: string };

/**
 * Charges an order once, however often it is sent: the intent is recorded, the provider charges by
 * its key, and what was bought is delivered as the payment is recorded. When it is not known how
 * that went the purchase stays in processing, and `repairPurchases` finds out.
 *
 * @throws Overtaken when somebody else is paying for the same; nothing is charged then
 */
export async function pay(
  context: Context,
  key: string,
  order: PaidOrder,
): Promise<PurchaseIntentRow> {
  const { config, db, payments, log } = context;
  // Refuses before anything is recorded when the account cannot be paid into.
  if (payments.publicKeys()[order.account] === undefined) throw new ProblemError('unavailable');
  const intent = await db.transaction().execute((trx) => recordIntent(trx, context, key, order));
  if (!intent) return repeated(context, key, order.requestHash);
  try {
    const result = await payments.charge({
      key,
      account: order.account,
      amount: order.amount,
      currency: order.currency,
      source: order.source,
      description: `${config.name}: ${describeItems(config, order.items)}`,
      metadata: { intent: String(intent.id) },
      receiptEmail: order.email,
    });
    return await settle(context, intent.id, result);
  } catch (error) {
    log.error({ err: error, intent: intent.id }, 'payment not settled');
    return intent;
  }
}

/**
 * What a known purchase answers when it is sent again. One that is being charged at this moment is
 * waited for a while, so that both are answered alike. One that was cancelled before it came is cancelled.
 *
 * @throws ProblemError `duplicate` when the key belongs to another purchase
 */
export async function repeated(
  context: Context,
  key: string,
  requestHash: string,
): Promise<PurchaseIntentRow> {
  const intent = await findIntent(context.db, key);
  if (intent?.request_hash === NO_REQUEST) return intent;
  if (intent?.request_hash !== requestHash) {
    throw new ProblemError('duplicate', {
      message: 'This idempotency key was used for another purchase.',
    });
  }
  return waitUntilKnown(context, intent);
}

/** Waits a while for a purchase that is being charged at this moment, then asks the provider. */
export async function waitUntilKnown(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const until = Date.now() + WAIT_MS;
  let known = intent;
  while (known.status === 'processing' && Date.now() < until) {
    await setTimeout(POLL_MS);
    known = (await findIntent(context.db, intent.idempotency_key)) ?? known;
  }
  return known.status === 'processing' ? refresh(context, known) : known;
}
