import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { recordPayment, recordResult } from './record.ts';

/** A charge that the provider does not know after this time was never made. */
const UNKNOWN_AFTER_MS = 5 * 60_000;
/** How long a payment waits for its card holder before it is cancelled, so that it can't succeed unexpectedly. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Asks the payment provider for the status of a purchase, and records it. */
export async function reconcile(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const { db, clock, payments } = context;
  if (isDecided(intent)) return intent;
  const { id, account, idempotency_key: key } = intent;
  const age = clock.now().getTime() - intent.created.getTime();
  const result = await payments.find(account, key);
  if (result?.kind === 'requires_action' && age >= ABANDONED_AFTER_MS) {
    const ended = (await payments.cancel(account, key)) ?? result;
    const isCancelled = ended.kind === 'failed' && ended.code === 'cancelled';
    return recordResult(context, intent, isCancelled ? { ...ended, code: 'abandoned' } : ended);
  }
  if (result) return recordResult(context, intent, result);
  if (age >= UNKNOWN_AFTER_MS) {
    // A stalled process may still create or confirm it. Cancelling prevents that.
    const ended = await payments.cancel(account, key);
    if (ended && ended.kind !== 'failed') return recordResult(context, intent, ended);
    const chargeId = ended?.chargeId ?? null;
    return recordPayment(context, id, { kind: 'failed', chargeId, code: 'not_charged' });
  }
  await db
    .updateTable('purchase_intent')
    .set({ updated: clock.now() })
    .where('id', '=', id)
    .execute();
  return intent;
}

/**
 * Cancels a purchase at the payment provider and records the status that it returns: paid, if the charge was
 * faster. A payment that the bank is processing stays as it is.
 */
export async function cancel(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  if (isDecided(intent)) return intent;
  const result = await context.payments.cancel(intent.account, intent.idempotency_key);
  return result ? recordResult(context, intent, result) : intent;
}

/** Returns whether the status of a purchase is final. */
export const isDecided = ({ status }: PurchaseIntentRow): boolean =>
  status === 'succeeded' || status === 'failed';

/**
 * Resolves purchases that a crash, a lost answer or a card holder left open. Asks about a purchase after ten
 * seconds, then less and less often, down to once an hour.
 *
 * @returns how many were checked
 */
export async function repairPurchases(context: Context): Promise<number> {
  const { db, clock, log } = context;
  const open = await db
    .selectFrom('purchase_intent')
    .selectAll()
    .where('status', 'in', ['processing', 'requires_action'])
    .where(
      sql<Date>`updated + least(greatest(updated - created, interval '10 s'), interval '1 h')`,
      '<=',
      clock.now(),
    )
    .orderBy('id')
    .execute();
  for (const intent of open) {
    try {
      await reconcile(context, intent);
    } catch (error) {
      log.error({ err: error, intent: intent.id }, 'purchase not repaired');
    }
  }
  return open.length;
}
