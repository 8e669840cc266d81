import type { Context } from '../context.ts';
import { takeEvent } from './events.ts';

const MINUTE_MS = 60_000;
/** So long the provider may take to send an event before it is looked for. */
const GRACE_MS = 5 * MINUTE_MS;
/** Asked again, because the list of a moment ago may not have been complete. */
const OVERLAP_MS = 60 * MINUTE_MS;
/** How far back the first look goes: for so long a provider keeps trying. */
const FIRST_MS = 3 * 24 * 60 * MINUTE_MS;
const ASKED_UNTIL = 'payment_events_asked_until';

/**
 * Takes the events that the provider has on its list and did not get through to us: its webhook was not
 * set up, or our address was not reachable. Provider's times are real, whatever our clock says.
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
