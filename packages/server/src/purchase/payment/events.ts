import type { Context } from '../../context.ts';
import type { PaymentEvent } from '../../ports/payments.ts';
import { findIntent } from './intents.ts';
import { recordResult } from './record.ts';

/**
 * Asks the provider for the current status of an event's payment and records it, so that the order of events
 * does not matter. The event counts as processed only afterwards; otherwise the provider sends it again.
 *
 * @returns whether it was new, and about a purchase of ours
 */
export async function takeEvent(
  context: Context,
  { id, account, type, key }: PaymentEvent,
): Promise<boolean> {
  const { db, clock, log, payments } = context;
  const known = await db
    .selectFrom('stripe_event')
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
    .insertInto('stripe_event')
    .values({ id, account, type, received: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  return intent !== undefined;
}

const MINUTE_MS = 60_000;
/** How long the provider may take to send an event before we look for it. */
const GRACE_MS = 5 * MINUTE_MS;
/** Overlaps with the previous look, as its list may have been incomplete. */
const OVERLAP_MS = 60 * MINUTE_MS;
/** How far back the first look goes: as long as a provider retries. */
const FIRST_MS = 3 * 24 * 60 * MINUTE_MS;
const ASKED_UNTIL = 'payment_events_asked_until';

/**
 * Processes events that the provider could not deliver, because its webhook was not set up or our server was
 * unreachable. Compares with the provider's real time, whatever our clock.
 *
 * @returns how many were about purchases of ours
 */
export async function takeMissedEvents(context: Context): Promise<number> {
  const { db, log, payments } = context;
  if (!payments.events) return 0;
  const now = Date.now();
  const until = new Date(now - GRACE_MS);
  const asked = await db
    .selectFrom('setting')
    .select('value')
    .where('key', '=', ASKED_UNTIL)
    .executeTakeFirst();
  const from = asked ? Date.parse(asked.value) - OVERLAP_MS : now - FIRST_MS;
  let missed = 0;
  for (const event of await payments.events.between(new Date(from), until)) {
    if (await takeEvent(context, event)) missed += 1;
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
