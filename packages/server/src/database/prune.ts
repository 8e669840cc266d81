import type { Context } from '../context.ts';
import { PROVIDER_EVENT_TABLE } from './payments.ts';
import { NO_REQUEST } from './schema.ts';

const DAY_MS = 86_400_000;

/** Deletes data that is no longer needed; most of it contains people's addresses. */
export async function prune({ db, clock }: Context): Promise<void> {
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await db.deleteFrom('session').where('expires', '<', before(0)).execute();
  await db.deleteFrom('login_code').where('expires', '<', before(0)).execute();
  await db.deleteFrom('passkey_challenge').where('expires', '<', before(0)).execute();
  await db.deleteFrom('pending_act').where('expires', '<', before(0)).execute();
  await db.deleteFrom('rate_limit').where('window_start', '<', before(1)).execute();
  await db.deleteFrom('mail_job').where('sent_at', '<', before(30)).execute();
  await db.deleteFrom('mail_job').where('failed_at', '<', before(30)).execute();
  // After this time the provider neither sends nor lists an event again.
  await db.deleteFrom(PROVIDER_EVENT_TABLE).where('received', '<', before(40)).execute();
  // The client that cancelled this key has long given up.
  await db
    .deleteFrom('purchase_intent')
    .where('request_hash', '=', NO_REQUEST)
    .where('created', '<', before(30))
    .execute();
  // By then no form with a possible conflict is open, and no one asks the desk about the change.
  await db.deleteFrom('person_change').where('time', '<', before(365)).execute();
  // From then on, the server treats an expired key as a wrong one.
  await db.deleteFrom('login_key').where('expires', '<', before(365)).execute();
  await db.deleteFrom('hold_key').where('expires', '<', before(30)).execute();
}
