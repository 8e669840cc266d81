import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { PurchaseIntentRow } from '../database/schema.ts';
import { settle } from './settle.ts';

/** After this time a charge that the provider does not know was never made. */
const UNKNOWN_AFTER_MS = 5 * 60_000;

/** Asks the payment provider how a purchase stands, and settles it. */
export async function refresh(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  const { db, clock, payments } = context;
  if (isDecided(intent)) return intent;
  const result = await payments.find(intent.account, intent.idempotency_key);
  if (result) return settle(context, intent.id, result);
  const age = clock.now().getTime() - intent.created.getTime();
  if (age >= UNKNOWN_AFTER_MS) {
    return settle(context, intent.id, { kind: 'failed', chargeId: null, code: 'not_charged' });
  }
  await db
    .updateTable('purchase_intent')
    .set({ updated: clock.now() })
    .where('id', '=', intent.id)
    .execute();
  return intent;
}

/**
 * Cancels a purchase at the payment provider, and settles it as the provider then says: as paid, if the
 * card holder was faster. One that the provider does not know may be on its way there, and stays.
 */
export async function cancel(
  context: Context,
  intent: PurchaseIntentRow,
): Promise<PurchaseIntentRow> {
  if (isDecided(intent)) return intent;
  const result = await context.payments.cancel(intent.account, intent.idempotency_key);
  return result ? settle(context, intent.id, result) : intent;
}

const isDecided = ({ status }: PurchaseIntentRow): boolean =>
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
      await refresh(context, intent);
    } catch (error) {
      log.error({ err: error, intent: intent.id }, 'purchase not repaired');
    }
  }
  return open.length;
}
