import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { PROVIDER_EVENT_TABLE } from '../../database/payments.ts';
import type { PurchaseIntentRow } from '../../database/schema.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import { recordPayment, recordResult, findIntent } from './record.ts';

/** A charge that the provider does not know after this time was never made. */
const UNKNOWN_AFTER_MS = 5 * 60_000;
/**
 * How long a payment waits for its card holder before it is cancelled, so that it can't succeed unexpectedly. One that
 * holds places waits only as long as it holds them.
 */
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
  const isReleased = intent.held_until !== null && intent.held_until <= clock.now();
  if (result?.kind === 'requires_action' && (isReleased || age >= ABANDONED_AFTER_MS)) {
    const ended = (await payments.cancel(account, key)) ?? result;
    const isCancelled = ended.kind === 'failed' && ended.code === 'cancelled';
    return recordResult(context, intent, isCancelled ? { ...ended, code: 'abandoned' } : ended);
  }
  if (result) return recordResult(context, intent, result);
  if (age >= UNKNOWN_AFTER_MS) {
    // A stalled process may still create or confirm the charge. Cancelling prevents that.
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
    .where((eb) =>
      eb.or([
        eb(
          sql<Date>`updated + least(greatest(updated - created, interval '10 s'), interval '1 h')`,
          '<=',
          clock.now(),
        ),
        // Its places were released since it was last asked about.
        eb.and([eb('held_until', '<=', clock.now()), eb('updated', '<', eb.ref('held_until'))]),
      ]),
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

/**
 * Asks the provider for the current status of an event's payment and records it, so that the order of events
 * does not matter. The event counts as processed only afterwards; otherwise the provider sends it again.
 *
 * @returns whether the event was new and about a purchase of ours
 */
export async function processEvent(
  context: Context,
  { id, account, type, key }: PaymentEvent,
): Promise<boolean> {
  const { db, clock, log, payments } = context;
  const known = await db
    .selectFrom(PROVIDER_EVENT_TABLE)
    .select('id')
    .where('id', '=', id)
    .executeTakeFirst();
  if (known) return false;
  const intent = key === null ? undefined : await findIntent(db, key);
  if (intent) {
    const result = await payments.find(account, intent.idempotency_key);
    if (result) await recordResult(context, intent, result);
    log.info({ event: id, type, intent: intent.id }, 'payment event taken');
  }
  await db
    .insertInto(PROVIDER_EVENT_TABLE)
    .values({ id, account, type, received: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return intent !== undefined;
}

const MINUTE_MS = 60_000;
/** How long the provider may take to send an event before we search for it. */
const GRACE_MS = 5 * MINUTE_MS;
/** Each search overlaps with the previous one, as the provider's list may have been incomplete. */
const OVERLAP_MS = 60 * MINUTE_MS;
/** How far back the first search goes: as long as a provider retries. */
const FIRST_LOOK_MS = 3 * 24 * 60 * MINUTE_MS;
const ASKED_UNTIL = 'payment_events_asked_until';

/**
 * Processes events that the provider could not deliver, because its webhook was not set up or our server was
 * unreachable. Uses the real time, as the provider does, even if our clock is set differently.
 *
 * @returns how many were about purchases of ours
 */
export async function processMissedEvents(context: Context): Promise<number> {
  const { db, log, payments } = context;
  if (!payments.events) return 0;
  const now = Date.now();
  const until = new Date(now - GRACE_MS);
  const asked = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', ASKED_UNTIL)
    .executeTakeFirst();
  const from = asked ? Date.parse(asked.value) - OVERLAP_MS : now - FIRST_LOOK_MS;
  let missed = 0;
  for (const event of await payments.events.between(new Date(from), until)) {
    if (await processEvent(context, event)) missed += 1;
  }
  const value = until.toISOString();
  await db
    .insertInto('setting')
    .values({ key: ASKED_UNTIL, value })
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ value }))
    .execute();
  if (missed > 0) log.warn({ missed }, 'payment events did not reach us: is the webhook set up?');
  return missed;
}
