import type { LogEntry } from '@conkit/api-client';
import type { Queryable } from '../database/connect.ts';

/** What of a person is told in a log; the rest is how it is stored. */
type Told = Pick<LogEntry, 'time' | 'by' | 'operator' | 'operation' | 'reason' | 'changes'>;

/**
 * What was changed of a person, newest first: by the account itself, by purchases, and by the crew.
 *
 * @param options.most how many entries at most
 * @param options.isOperatorTold whether it is told who of the crew; to members it is not
 */
export async function personLog(
  db: Queryable,
  personId: number,
  { most, isOperatorTold }: { readonly most: number; readonly isOperatorTold: boolean },
): Promise<LogEntry[]> {
  const [acts, changes] = await Promise.all([
    db
      .selectFrom('audit')
      .selectAll()
      .where('person_id', '=', personId)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
    db
      .selectFrom('person_change')
      .select(['time', 'author', 'before', 'after'])
      .where('person_id', '=', personId)
      .where('operator', 'is', null)
      .orderBy('id', 'desc')
      .limit(most)
      .execute(),
  ]);
  const entries: Told[] = [
    ...acts.map(({ time, operator, operation, reason, before, after }) => ({
      time: time.toISOString(),
      by: 'crew' as const,
      operator: isOperatorTold ? operator : null,
      operation,
      reason,
      changes: fieldChanges(before, after),
    })),
    ...changes.map(({ time, author, before, after }) => ({
      time: time.toISOString(),
      by: author === null ? ('purchase' as const) : ('account' as const),
      operator: null,
      operation: author === null ? 'purchase' : 'updatePerson',
      reason: null,
      changes: fieldChanges(before, after),
    })),
  ];
  return entries.toSorted((a, b) => b.time.localeCompare(a.time)).slice(0, most);
}

function fieldChanges(before: object, after: object): LogEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: toText(field, was.get(field)),
    after: toText(field, is.get(field)),
  }));
}

/** A value in one line: an address with its parts, the days of a pass by their numbers. */
function toText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // Another record that was joined to this one is told by its number.
  if (field === 'record') return String((value as { id?: unknown }).id);
  if (Array.isArray(value)) {
    const days = value.flatMap((isOn, day) => (isOn === true ? [day + 1] : []));
    return value.every((one) => typeof one === 'boolean') ? days.join(', ') : value.join(', ');
  }
  if (typeof value === 'object') return Object.values(value).map(String).join(', ');
  return String(value);
}
