import { sql } from 'kysely';
import type { Clock } from '../ports/clock.ts';
import type { Queryable } from '../database/connect.ts';
import type { MailData, MailKind } from './templates.ts';

/** A mail to be rendered and sent by the worker. */
export interface MailJob<Kind extends MailKind> {
  readonly kind: Kind;
  /** What its template needs; never a key in the clear, for it is stored. */
  readonly data: MailData<Kind>;
  /** Not before this time; at once when absent. */
  readonly dueAt?: Date;
  /** Of the page that asks for it, for an account that has none yet. */
  readonly language?: string | null | undefined;
  /** A waiting job under the same key is replaced. */
  readonly dedupeKey?: string;
}

/** Queues a mail as part of the caller's transaction: it is sent if and only if that commits. */
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
          // Another mail than the one that may be under way: receivers drop a second one of the same Message-ID.
          reference: sql`gen_random_uuid()`,
        })),
    )
    .execute();
}
