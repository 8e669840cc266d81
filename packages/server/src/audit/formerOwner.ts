import type { LogEntry } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** A change of a record that another account had before. */
interface Dated extends Pick<LogEntry, 'changes' | 'reason'> {
  /** `true` for changes before the move to this account and the move itself: they may be about another person. */
  readonly isFormer: boolean;
}

/** Fields that identify no one. */
const IMPERSONAL: ReadonlySet<string> = new Set([
  'membership',
  'member_number',
  'daypass_type',
  'daypass_days',
]);

/**
 * Returns the id of the newest row that moved a person to their current account, or 0 if there is none. Creating a
 * record isn't a move: it has no values before.
 */
export async function lastArrival(
  db: Queryable,
  table: 'audit' | 'person_change',
  personId: number,
): Promise<number> {
  const rows = await db
    .selectFrom(table)
    .select(['id', 'before', 'after'])
    .where('person_id', '=', personId)
    .where(sql<boolean>`before ? 'email' and before -> 'email' <> after -> 'email'`)
    .orderBy('id', 'desc')
    .execute();
  return rows.find(({ before, after }) => keyOf(before) !== keyOf(after))?.id ?? 0;
}

const keyOf = (row: object) =>
  'email' in row && typeof row.email === 'string' ? normalizeEmail(row.email) : '';

/**
 * Removes a former owner's data from a log, for the current account: earlier entries keep only field names and times. A
 * value is kept only if it was written since the move, because the first change since then still contains an old value.
 */
export function withoutFormerOwner<Entry extends Dated>(log: readonly Entry[]): Entry[] {
  const since = log.filter(({ isFormer }) => !isFormer).flatMap(({ changes }) => changes);
  const written = new Set(since.map(({ field, after }) => JSON.stringify([field, after])));
  const told = (field: string, value: string | null) =>
    IMPERSONAL.has(field) || written.has(JSON.stringify([field, value])) ? value : null;
  return log.map((entry) => ({
    ...entry,
    reason: entry.isFormer ? null : entry.reason,
    changes: entry.changes.map(({ field, before, after }) => ({
      field,
      before: told(field, before),
      after: told(field, after),
    })),
  }));
}
