import type { Context } from '../context.ts';
import { NO_REQUEST } from './schema.ts';

const DAY_MS = 86_400_000;

/** Forgets what is of no use any more; people's addresses are in most of it. */
export async function prune({ db, clock }: Context): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.deleteFrom('session').where('expires', '<', before(0)).execute();
  await db.deleteFrom('login_code').where('expires', '<', before(0)).execute();
  await db.deleteFrom('pending_act').where('expires', '<', before(0)).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<', before(1)).execute();
  await db.deleteFrom('mail_job').where('sent_at', '<', before(30)).execute();
  await db.deleteFrom('mail_job').where('failed_at', '<', before(30)).execute();
  // No event is sent again, or listed by the provider, after this time.
  await db.deleteFrom('stripe_event').where('received', '<', before(40)).execute();
  // A purchase whose key was cancelled before it came has long been given up by whatever held it.
  await db
    .deleteFrom('purchase_intent')
    .where('request_hash', '=', NO_REQUEST)
    .where('created', '<', before(30))
    .execute();
  // By then nobody has a form open that a change could conflict with, nor asks the desk about it.
  await db.deleteFrom('person_change').where('time', '<', before(365)).execute();
  // Long after it has expired, a key is as good as wrong.
  await db.deleteFrom('login_key').where('expires', '<', before(365)).execute();
  await db.deleteFrom('hold_key').where('expires', '<', before(30)).execute();
}
