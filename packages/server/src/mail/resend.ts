import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';

export interface Resent {
  readonly kind: string;
  /** The person that the mail concerns, if any. */
  readonly personId: number | undefined;
  /** The key of the recipient's address; null when it has not been sent yet. */
  readonly account: string | null;
  /** False when the mail was already waiting. */
  readonly queued: boolean;
}

/**
 * Queues a mail again that was sent, given up or bounced, in the caller's transaction. Its facts and recipient
 * are read anew when it is sent. A mail that waits after a failed attempt is tried at once.
 *
 * @returns undefined when the mail does not exist any more
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
  // A repeated click finds the mail that already waits.
  const { rows } = await sql`
    insert into mail_job (kind, data, language, due_at, created, campaign_id, dedupe_key)
    values (${kind}, ${JSON.stringify(data)}::jsonb, ${language}, ${now}, ${now}, ${campaign_id},
      ${`resend:${id}`})
    on conflict (dedupe_key) where sent_at is null and failed_at is null do nothing
    returning id`.execute(trx);
  return { ...about, queued: rows.length > 0 };
}
