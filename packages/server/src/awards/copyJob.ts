import { sql, type RawBuilder } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** A mail with all that somebody has saved. */
export interface CopyJob {
  readonly kind: 'ballot_copy' | 'nominations_copy';
  readonly personId: number;
  /** The time of the save. */
  readonly time: Date;
  readonly dueAt: Date;
}

/**
 * The part of a statement that queues the copy when the part `saved` of the same statement has a row. A
 * later copy for the same person replaces the waiting one; two people of one address get theirs.
 */
export const queueCopy = ({ kind, personId, time, dueAt }: CopyJob): RawBuilder<unknown> => sql`
  insert into mail_job (kind, data, due_at, dedupe_key, created)
  select ${kind}, ${JSON.stringify({ personId })}::jsonb, ${dueAt}::timestamptz,
    ${`${kind}:${personId}`}, ${time}::timestamptz
  from saved
  on conflict (dedupe_key) where sent_at is null and failed_at is null
    do update set due_at = excluded.due_at, attempts = 0`;

/** Deletes the copies that wait to be sent of what a person saved. */
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
