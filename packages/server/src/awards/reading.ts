// Decisions: docs/decisions/awards.md
import { isSameReading, joinReadingLists, NOTHING_READ, type Reading } from '@conkit/rules';
import { sql } from 'kysely';
import { getRetentionEnd } from '../config/retention.ts';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import { type HoldContext, isHeld } from './holds.ts';

/** A saved reading list. */
export interface SavedReading {
  readonly saved_at: Date;
  readonly entries: Reading;
}

/** Some entries of a reading list to save. */
export interface ReadingSave {
  readonly personId: number;
  /** The account that saves; the person must be on it. */
  readonly emailKey: string;
  readonly entries: Reading;
  /** The newest save that the client has seen; null to start a list. */
  readonly lastmod: Date | null;
  /** Later than `lastmod`. */
  readonly time: Date;
}

/** Returns when reading lists are deleted; null for a convention without a vote (REA-4). */
export const findReadingEnd = (
  config: Pick<Convention, 'awards' | 'dates' | 'privacy'>,
): Date | null => getRetentionEnd(config, 'reading');

/** Returns a person's saved reading list. */
export const findReading = (db: Queryable, personId: number): Promise<SavedReading | undefined> =>
  db
    .selectFrom('reading')
    .select(['saved_at', 'entries'])
    .where('person_id', '=', personId)
    .executeTakeFirst();

/**
 * Saves entries, and removes those that are not read and have no note (REA-1). Does nothing when the person is not on
 * the account or is held, or `lastmod` is not the time of the newest save. Locks the person first, to see the result of
 * a concurrent move, merge or erasure.
 *
 * @returns whether it saved
 */
export async function saveReading(
  context: HoldContext & { readonly db: Queryable },
  { personId, emailKey, entries, lastmod, time }: ReadingSave,
): Promise<boolean> {
  const patch = Object.fromEntries(
    Object.entries(entries).map(([id, { status, note }]) => [
      id,
      isSameReading({ status, note }, NOTHING_READ) ? null : { status, note },
    ]),
  );
  const { rows } = await sql`
    with reader as (
      select id from person
      where id = ${personId} and email_key = ${emailKey} and not ${isHeld(context)}
      for key share
    )
    insert into reading (person_id, saved_at, entries)
    select id, ${time}::timestamptz, jsonb_strip_nulls(${JSON.stringify(patch)}::jsonb) from reader
    where ${lastmod}::timestamptz is null or exists (select from reading where person_id = reader.id)
    on conflict (person_id) do update
      set saved_at = excluded.saved_at,
        entries = jsonb_strip_nulls(reading.entries || ${JSON.stringify(patch)}::jsonb)
      where reading.saved_at = ${lastmod}::timestamptz
    returning person_id`.execute(context.db);
  return rows.length > 0;
}

/** Deletes the reading list of a person on the account, unless they are held. */
export async function deleteReading(
  context: HoldContext & { readonly db: Queryable },
  personId: number,
  emailKey: string,
): Promise<void> {
  await sql`
    delete from reading using person
    where person_id = ${personId} and person.id = person_id and email_key = ${emailKey}
      and not ${isHeld(context)}`.execute(context.db);
}

/** Moves the reading list of a merged record. Two lists are joined, so that no note is lost. */
export async function mergeReading(trx: Queryable, from: number, to: number): Promise<void> {
  const [other, kept] = [await findReading(trx, from), await findReading(trx, to)];
  if (!other) return;
  await trx.deleteFrom('reading').where('person_id', '=', from).execute();
  const [newer, older] =
    kept && kept.saved_at > other.saved_at ? [kept, other] : [other, kept ?? other];
  await trx
    .insertInto('reading')
    .values({
      person_id: to,
      // A page that is open on either record must see that its list has changed.
      saved_at: new Date(newer.saved_at.getTime() + 1),
      entries: JSON.stringify(joinReadingLists(newer.entries, older.entries)),
    })
    .onConflict((conflict) =>
      conflict.column('person_id').doUpdateSet((eb) => ({
        saved_at: eb.ref('excluded.saved_at'),
        entries: eb.ref('excluded.entries'),
      })),
    )
    .execute();
}
