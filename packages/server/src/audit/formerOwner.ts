import type { LogEntry } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** A change of a record that has come to its account from another. */
interface Dated extends Pick<LogEntry, 'changes' | 'reason'> {
  /** Whether it is of before that, or how it came: it may be about somebody else. */
  readonly isFormer: boolean;
}

/** What a membership is, whoever has it. */
const IMPERSONAL: ReadonlySet<string> = new Set([
  'membership',
  'member_number',
  'daypass_type',
  'daypass_days',
]);

/**
 * The number of the newest row that tells how a person came to the account that they are on; 0 where they have always been there.
 * A record that is made comes from nowhere: it has nothing before.
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
 * The log of such a record as its present account may read it: of what was before, which fields and when. What the first change
 * since has replaced is of before, too: a value is told when it was written since.
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
