import type { LogEntry } from '@conkit/api-client';
import { normalizeEmail } from '@conkit/rules';
import { sql } from 'kysely';
import type { Queryable } from '../database/connect.ts';

/** A page of a log, and the start of the next page if there is one. */
interface LogPage {
  readonly log: LogEntry[];
  readonly next?: string;
}

/** Larger than any row id. */
const NEWEST = 999_999_999_999_999;

/** A log entry and the id of its row. */
type Entry = Pick<LogEntry, 'time' | 'by' | 'operator' | 'operation' | 'reason' | 'changes'> & {
  readonly id: number;
  /** `true` for the move to this account and changes before it: the record may have been another person's then. */
  readonly isFormer: boolean;
};

/** Which entries to read. */
interface LogOptions {
  /** Entries per page. */
  readonly most: number;
  /** The account that has the record doesn't see the crew members' names or a former owner's data. */
  readonly reader: 'account' | 'crew';
  /** The `next` of the previous page. */
  readonly before?: string | undefined;
}

/**
 * Reads a page of a person's changes, newest first: by the account itself, by purchases and by the crew. The crew's
 * reads are only in the audit trail.
 */
export async function readPersonLog(
  db: Queryable,
  personId: number,
  options: LogOptions,
): Promise<LogPage> {
  return readPage(db, personId, await readArrivals(db, personId), options);
}

/** Yields all pages of a log; see {@link readPersonLog}. */
export async function* readPersonLogPages(
  db: Queryable,
  personId: number,
  options: LogOptions,
): AsyncGenerator<LogEntry[]> {
  const arrivals = await readArrivals(db, personId);
  let { before } = options;
  do {
    const { log, next } = await readPage(db, personId, arrivals, { ...options, before });
    yield log;
    before = next;
  } while (before !== undefined);
}

/** The newest rows of both tables that moved the person to their current account. */
interface Arrivals {
  readonly inActs: number;
  readonly inChanges: number;
}

async function readArrivals(db: Queryable, personId: number): Promise<Arrivals> {
  const [inActs, inChanges] = await Promise.all([
    findLastArrival(db, 'audit', personId),
    findLastArrival(db, 'person_change', personId),
  ]);
  return { inActs, inChanges };
}

async function readPage(
  db: Queryable,
  personId: number,
  { inActs, inChanges }: Arrivals,
  { most, reader, before }: LogOptions,
): Promise<LogPage> {
  const [act = NEWEST, change = NEWEST] = before?.split('-').map(Number) ?? [];
  const [acts, changes] = await Promise.all([
    readActs(db, personId, act, most + 1),
    readChanges(db, personId, change, most + 1),
  ]);
  const all = merge(
    acts.map(({ id, time, operator, operation, reason, before: was, after }): Entry => ({
      id,
      isFormer: id <= inActs,
      time: time.toISOString(),
      by: 'crew',
      operator: reader === 'crew' ? operator : null,
      operation,
      reason,
      changes: listFieldChanges(was, after),
    })),
    changes.map(({ id, time, author, before: was, after }): Entry => ({
      id,
      isFormer: id <= inChanges,
      time: time.toISOString(),
      by: author === null ? 'purchase' : 'account',
      operator: null,
      operation: author === null ? 'purchase' : 'updatePerson',
      reason: null,
      changes: listFieldChanges(was, after),
    })),
  );
  const newest = all.slice(0, most);
  const hasMoved = inActs > 0 || inChanges > 0;
  const shown = reader === 'account' && hasMoved ? withoutFormerOwner(newest) : newest;
  const log = shown.map(({ time, by, operator, operation, reason, changes: fields }) => ({
    time,
    // Members write only this operation to the audit trail.
    by: operation === 'answerMove' ? ('account' as const) : by,
    operator: operation === 'answerMove' ? null : operator,
    operation,
    reason,
    changes: fields,
  }));
  if (all.length <= most) return { log };
  const lastAct = newest.findLast(({ by }) => by === 'crew')?.id ?? afterFirst(acts);
  const lastChange = newest.findLast(({ by }) => by !== 'crew')?.id ?? afterFirst(changes);
  return { log, next: `${lastAct}-${lastChange}` };
}

/** Returns the cursor for a page with all of these rows and no later ones. */
const afterFirst = ([first]: readonly { readonly id: number }[]) => (first ? first.id + 1 : 0);

const readActs = (db: Queryable, personId: number, below: number, limit: number) =>
  db
    .selectFrom('audit')
    .select(['id', 'time', 'operator', 'operation', 'reason', 'before', 'after'])
    .where('person_id', '=', personId)
    .where('is_read', '=', false)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

const readChanges = (db: Queryable, personId: number, below: number, limit: number) =>
  db
    .selectFrom('person_change')
    .select(['id', 'time', 'author', 'before', 'after'])
    .where('person_id', '=', personId)
    .where('operator', 'is', null)
    .where('id', '<', below)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();

/** Merges two lists by time. Each keeps its own order, so that a page is a prefix of both. */
function merge(acts: readonly Entry[], changes: readonly Entry[]): Entry[] {
  const merged: Entry[] = [];
  const [left, right] = [[...acts].toReversed(), [...changes].toReversed()];
  for (;;) {
    const [act, change] = [left.at(-1), right.at(-1)];
    const isAct = act !== undefined && (change === undefined || act.time >= change.time);
    const next = isAct ? left.pop() : right.pop();
    if (next === undefined) return merged;
    merged.push(next);
  }
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
async function findLastArrival(
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
  return rows.find(({ before, after }) => getEmailKey(before) !== getEmailKey(after))?.id ?? 0;
}

const getEmailKey = (row: object) =>
  'email' in row && typeof row.email === 'string' ? normalizeEmail(row.email) : '';

/**
 * Removes a former owner's data from a log, for the current account: earlier entries keep only field names and times. A
 * value is kept only if it was written since the move, because the first change since then still contains an old value.
 */
function withoutFormerOwner(log: readonly Entry[]): Entry[] {
  const since = log.filter(({ isFormer }) => !isFormer).flatMap(({ changes }) => changes);
  const written = new Set(since.map(({ field, after }) => JSON.stringify([field, after])));
  const keepIfWritten = (field: string, value: string | null) =>
    IMPERSONAL.has(field) || written.has(JSON.stringify([field, value])) ? value : null;
  return log.map((entry) => ({
    ...entry,
    reason: entry.isFormer ? null : entry.reason,
    changes: entry.changes.map(({ field, before, after }) => ({
      field,
      before: keepIfWritten(field, before),
      after: keepIfWritten(field, after),
    })),
  }));
}

/** Returns an act's changes by field. */
export function listFieldChanges(before: object, after: object): LogEntry['changes'] {
  const [was, is] = [new Map(Object.entries(before)), new Map(Object.entries(after))];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: toText(field, was.get(field)),
    after: toText(field, is.get(field)),
  }));
}

/** Formats a value on one line: an address by its parts, the days of a pass by number. */
function toText(field: string, value: unknown): string | null {
  if (value === null || value === undefined) return null;
  // A record that was merged into this one is shown by its id.
  if (field === 'record') return String((value as { id?: unknown }).id);
  if (Array.isArray(value)) {
    const days = value.flatMap((isOn, day) => (isOn === true ? [day + 1] : []));
    return value.every((one) => typeof one === 'boolean') ? days.join(', ') : value.join(', ');
  }
  if (typeof value === 'object') return Object.values(value).map(String).join(', ');
  return String(value);
}
