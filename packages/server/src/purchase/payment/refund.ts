import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { PLACES_GONE } from '../../ports/payments.ts';
import { recordResult } from './record.ts';

/** How many payments are refunded in one run. */
const MAX_REFUNDS = 100;

/**
 * Returns the money of payments that arrived when their places were gone. Repeats it until the provider has done it: at
 * first after a minute, then less and less often, down to once an hour.
 *
 * @returns how many were refunded
 */
export async function refundGone(context: Context): Promise<number> {
  const { db, clock, log } = context;
  const due = await db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('status', '=', 'failed')
    .where(sql<boolean>`provider ->> 'code' = ${PLACES_GONE}`)
    .where(sql<boolean>`refunded < amount`)
    .where('disputed', '=', false)
    .where(
      sql<Date>`coalesce(refund_tried + least(refund_tried - updated + interval '1 min', interval '1 h'), created)`,
      '<=',
      clock.now(),
    )
    .orderBy('id')
    .limit(MAX_REFUNDS)
    .execute();
  let refunded = 0;
  for (const intent of due) {
    try {
      await refund(context, intent);
      refunded += 1;
    } catch (error) {
      log.error({ err: error, intent: intent.id }, 'payment not refunded');
      await db
        .updateTable('purchase_intent')
        .set({ refund_tried: clock.now() })
        .where('id', '=', intent.id)
        .execute();
    }
  }
  return refunded;
}

/** Refunds a payment, unless the treasurer was faster, and records what the provider says then. */
async function refund(context: Context, intent: PurchaseIntentRow): Promise<void> {
  const { payments } = context;
  const { account, idempotency_key: key, amount } = intent;
  const before = await payments.find(account, key);
  const isBack = before?.kind === 'succeeded' && (before.reversal?.refunded ?? 0) >= amount;
  if (!isBack) await payments.refund(account, key);
  const after = isBack ? before : await payments.find(account, key);
  if (after) await recordResult(context, intent, after);
}
