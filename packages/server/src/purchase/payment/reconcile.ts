import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import { recordPayment, recordResult } from './record.ts';

/** After this time a charge that the provider does not know was never made. */
const UNKNOWN_AFTER_MS = 5 * 60_000;
/** For so long a payment waits for its card holder; then it is cancelled, so that it cannot succeed by surprise. */
const ABANDONED_AFTER_MS = 24 * 60 * 60_000;

/** Asks the payment provider how a purchase stands, and records it. */
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
    // It may be about to be made or confirmed, in a process that is held up: cancelled, it cannot be any more.
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
 * Cancels a purchase at the payment provider, and records it as the provider then says: as paid, if the
 * charge was faster. One that is with the bank stays as it is.
 */
export async function cancel(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  if (isDecided(intent)) return intent;
  const result = await context.payments.cancel(intent.account, intent.idempotency_key);
  return result ? recordResult(context, intent, result) : intent;
}

/** Whether a purchase is paid or never will be. */
export const isDecided = ({ status }: PurchaseIntentRow): boolean =>
  status === 'succeeded' || status === 'failed';

/**
 * Finishes purchases that a crash, a lost answer or a card holder left open. A purchase is asked
 * about after ten seconds, then ever more rarely, at last once an hour.
 *
 * @returns how many were asked about
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
