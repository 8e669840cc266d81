import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';

/** A mail that is sent once more. */
export interface Resent {
  readonly kind: string;
  /** Whom it is about, when it is about a person. */
  readonly personId: number | undefined;
  /** The key of the address that it went to; null when it went to none yet. */
  readonly account: string | null;
  /** Whether that is new; not when it is waiting already. */
  readonly queued: boolean;
}

/**
 * Queues a mail again that was sent, given up or came back, as part of the caller's transaction: what it says and where
 * it goes are read when it is sent. One that waits because the mail server did not take it is tried at once.
 *
 * @returns nothing when there is no such mail any more
 */
export async function resend(
  trx: Queryable,
  clock: Clock,
  id: number,
): Promise<Resent | undefined> {
  const now = clock.now();
  const job = await trx
    .selectFrom('mail_job')
    .select(['id', 'kind', 'data', 'language', 'attempts', 'campaign_id'])
    .select(['sent_at', 'failed_at', 'recipient_key'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!job) return undefined;
  const { kind, data, language, attempts, campaign_id } = job;
  const { personId } = data as { readonly personId?: number };
  const about = { kind, personId, account: job.recipient_key };
  if (job.sent_at === null && job.failed_at === null) {
    if (attempts === 0) return { ...about, queued: false };
    await trx.updateTable('mail_job').set({ due_at: now }).where('id', '=', id).execute();
    return { ...about, queued: true };
  }
  // A second press finds the one that waits.
  const { rows } = await sql`
    insert into mail_job (kind, data, language, due_at, created, campaign_id, dedupe_key)
    values (${kind}, ${JSON.stringify(data)}::jsonb, ${language}, ${now}, ${now}, ${campaign_id},
      ${`resend:${id}`})
    on conflict (dedupe_key) where sent_at is null and failed_at is null do nothing
    returning id`.execute(trx);
  return { ...about, queued: rows.length > 0 };
}
