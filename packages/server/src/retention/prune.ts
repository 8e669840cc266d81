// Decisions: docs/decisions/personal-data.md
import { sql, type RawBuilder } from 'kysely';
import { getRetentionDays, getRetentionEnd, type PrunedKind } from '../config/retention.ts';
import type { Context } from '../context.ts';
import type { Database } from '../database/connect.ts';
import { BATCH, deleteBatch } from '../database/deleteBatch.ts';
import { PROVIDER_EVENT_TABLE } from '../database/payments.ts';
import { NO_REQUEST, type Tables } from '../database/schema.ts';

const DAY_MS = 86_400_000;

/** Rows of one kind per run. The next run deletes the rest. */
const MAX_ROWS = 50_000;

/** Deletes data that is no longer needed; most of it contains people's addresses. */
export async function prune(context: Context): Promise<void> {
  const { db, clock } = context;
  const before = (days: number) => new Date(clock.now().getTime() - days * DAY_MS);
  await pruneRetained(context);
  await deleteRows(db, 'session', sql`expires < ${before(0)}`);
  await deleteRows(db, 'login_code', sql`expires < ${before(0)}`);
  await deleteRows(db, 'passkey_challenge', sql`expires < ${before(0)}`);
  await deleteRows(db, 'pending_act', sql`expires < ${before(0)}`);
  await deleteRows(db, 'rate_limit', sql`window_start < ${before(1)}`);
  // After this time the provider neither sends nor lists an event again.
  await deleteRows(db, PROVIDER_EVENT_TABLE, sql`received < ${before(40)}`);
  // The client that cancelled this key has long given up.
  await deleteRows(
    db,
    'purchase_intent',
    sql`request_hash = ${NO_REQUEST} and created < ${before(30)}`,
  );
  await deleteRows(db, 'hold_key', sql`expires < ${before(30)}`);
}

/** Deletes each kind of data whose period in the table of retention has ended. */
async function pruneRetained({ db, config, clock }: Context): Promise<void> {
  const now = clock.now();
  const old: Readonly<Record<PrunedKind, (before: Date) => Promise<void>>> = {
    // Each row contains its date, because saves after the convention are kept for longer.
    origins: () => deleteRows(db, 'save_origin', sql`delete_after <= ${now}`),
    reading: async () => {
      const end = getRetentionEnd(config, 'reading');
      if (end && now >= end) await deleteRows(db, 'reading', sql`true`);
    },
    mails: (before) =>
      deleteRows(db, 'mail_job', sql`sent_at < ${before} or failed_at < ${before}`),
    // By default, no form with a possible conflict is open then, and no one asks the desk about the change.
    changes: (before) => deleteRows(db, 'person_change', sql`time < ${before}`),
    // From then on, the server treats an expired key as a wrong one.
    links: (before) => deleteRows(db, 'login_key', sql`expires < ${before}`),
  };
  for (const kind of Object.keys(old) as PrunedKind[]) {
    await old[kind](new Date(now.getTime() - getRetentionDays(config, kind) * DAY_MS));
  }
}

/** Deletes rows in batches, up to the limit of a run. */
async function deleteRows(
  db: Database,
  name: keyof Tables,
  condition: RawBuilder<unknown>,
): Promise<void> {
  for (let done = 0, deleted = BATCH; deleted === BATCH && done < MAX_ROWS; done += deleted) {
    deleted = await deleteBatch(db, name, condition);
  }
}
