import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';
import type { Clock } from '../ports/clock.ts';
import type { MailData, MailKind } from './templates.ts';

/** A mail for the worker to render and send. */
export interface MailJob<Kind extends MailKind> {
  readonly kind: Kind;
  /** The data of its template. It is stored, so it must never contain a key in the clear. */
  readonly data: MailData<Kind>;
  /** The earliest time to send; now when absent. */
  readonly dueAt?: Date;
  /** The language of the requesting page, for an account that has none yet. */
  readonly language?: string | null | undefined;
  /** Replaces a waiting job with the same key. */
  readonly dedupeKey?: string;
}

/** Queues a mail in the caller's transaction, so that it is sent only if that commits. */
export async function queueMail<Kind extends MailKind>(
  db: Queryable,
  clock: Clock,
  { kind, data, dueAt, language, dedupeKey }: MailJob<Kind>,
): Promise<void> {
  const created = clock.now();
  await db
    .insertInto('mail_job')
    .values({
      kind,
      data: JSON.stringify(data),
      due_at: dueAt ?? created,
      language: language ?? null,
      dedupe_key: dedupeKey ?? null,
      created,
    })
    .onConflict((conflict) =>
      conflict
        .column('dedupe_key')
        .where('sent_at', 'is', null)
        .where('failed_at', 'is', null)
        .doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          data: eb.ref('excluded.data'),
          language: eb.ref('excluded.language'),
          due_at: eb.ref('excluded.due_at'),
          attempts: 0,
          // Receivers drop a second mail with the same Message-ID, and the replaced one may be on its way.
          reference: sql`gen_random_uuid()`,
        })),
    )
    .execute();
}

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
 * are read again when it is sent. A mail that waits after a failed attempt is tried at once.
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
