import type { LogEntry } from '@conkit/api-client';
import type { Queryable } from '../database/connect.ts';
import { fieldChanges } from './fieldChanges.ts';
import { lastArrival, withoutFormerOwner } from './formerOwner.ts';

/** What of a person is told in a log; the rest is how it is stored. */
type Told = Pick<LogEntry, 'time' | 'by' | 'operator' | 'operation' | 'reason' | 'changes'>;

/** Whoever reads it: the account that has the record now, or the crew. */
export type LogReader = 'account' | 'crew';

/**
 * What was changed of a person, newest first: by the account itself, by purchases, and by the crew. What the crew only read
 * is in the audit trail.
 *
 * @param options.most how many entries at most
 * @param options.reader an account is not told who of the crew it was, nor who had the record on another account before
 */
export async function personLog(
  db: Queryable,
  personId: number,
  { most, reader }: { readonly most: number; readonly reader: LogReader },
): Promise<LogEntry[]> {
  const [arrivalInActs, arrivalInChanges, acts, changes] = await Promise.all([
    lastArrival(db, 'audit', personId),
    lastArrival(db, 'person_change', personId),
    db
      .selectFrom('audit')
      .selectAll()
      .where('person_id', '=', personId)
      .where('is_read', '=', false)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('person_change')
      .select(['id', 'time', 'author', 'before', 'after'])
      .where('person_id', '=', personId)
      .where('operator', 'is', null)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  ]);
  const entries: (Told & { isFormer: boolean })[] = [
    ...acts.map(({ id, time, operator, operation, reason, before, after }) => ({
      isFormer: id <= arrivalInActs,
      time: time.toISOString(),
      by: 'crew' as const,
      operator: reader === 'crew' ? operator : null,
      operation,
      reason,
      changes: fieldChanges(before, after),
    })),
    ...changes.map(({ id, time, author, before, after }) => ({
      isFormer: id <= arrivalInChanges,
      time: time.toISOString(),
      by: author === null ? ('purchase' as const) : ('account' as const),
      operator: null,
      operation: author === null ? 'purchase' : 'updatePerson',
      reason: null,
      changes: fieldChanges(before, after),
    })),
  ];
  const newest = entries.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, most);
  const hasMoved = arrivalInActs > 0 || arrivalInChanges > 0;
  const told = reader === 'account' && hasMoved ? withoutFormerOwner(newest) : newest;
  return told.map(({ time, by, operator, operation, reason, changes: fields }) => ({
    time,
    by,
    operator,
    operation,
    reason,
    changes: fields,
  }));
}
