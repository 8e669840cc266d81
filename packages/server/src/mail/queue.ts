import { sql } from 'kysely';
import type { Clock } from '../ports/clock.ts';
import type { Queryable } from '../database/connect.ts';
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
