import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** A mail with all saved entries of a person. */
export interface CopyJob {
  readonly kind: 'ballot_copy' | 'nominations_copy';
  readonly personId: number;
  readonly time: Date;
  readonly dueAt: Date;
}

/**
 * Returns the part of a statement that queues the copy when its part `saved` has a row. A later copy for the
 * same person replaces the waiting one; two people who share an address each get their own.
 */
export const queueCopy = ({ kind, personId, time, dueAt }: CopyJob): RawBuilder<unknown> => sql`
  insert into mail_job (kind, data, due_at, dedupe_key, created)
  select ${kind}, ${JSON.stringify({ personId })}::jsonb, ${dueAt}::timestamptz,
    ${`${kind}:${personId}`}, ${time}::timestamptz
  from saved
  on conflict (dedupe_key) where sent_at is null and failed_at is null
    do update set due_at = excluded.due_at, attempts = 0`;

/** Deletes a person's waiting copies. */
export async function deleteWaitingCopies(
  trx: Queryable,
  personId: number,
  kinds: readonly CopyJob['kind'][],
): Promise<void> {
  await trx
    .deleteFrom('mail_job')
    .where(
      'dedupe_key',
      'in',
      kinds.map((kind) => `${kind}:${personId}`),
    )
    .where('sent_at', 'is', null)
    .where('failed_at', 'is', null)
    .execute();
}
