import type { PersonChanges } from '@conkit/api-client';
import {
  badgeRows,
  conflictingFields,
  effectiveChanges,
  type FieldProblem,
  MAX_BADGE_ROWS,
  normalizeEmail,
  paperPubsRefusal,
  type PersonFields,
  personProblems,
} from '@conkit/rules';
import type { Updateable } from 'kysely';
import type { AuditChange, Fields } from '../audit/audited.ts';
import { truncateUserAgent } from '../clientInfo.ts';
import type { Convention } from '../config/types.ts';
import type { Queryable } from '../database/connect.ts';
import type { PaperPubs, PersonText } from '../database/items.ts';
import type { PersonRow, PersonTable } from '../database/schema.ts';
import { invalid, ProblemError } from '../errors.ts';
import type { AccessiblePerson } from './access.ts';
import { getLookupNames, toStoredText } from './insert.ts';
import { CHANGEABLE_FIELDS, toPerson } from './person.ts';

/** New values of a person's fields, as stored. A missing field stays unchanged. */
type StoredChanges = Partial<
  Record<PersonText, string | null> & {
    legal_name: string;
    email: string;
    paper_pubs: PaperPubs | null;
  }
>;

/**
 * Converts the changes of a request to stored values. Drops unknown fields, and those that only administrators
 * may change.
 */
export function toStoredChanges(body: PersonChanges, isAdmin: boolean): StoredChanges {
  const known = CHANGEABLE_FIELDS.filter(
    (field) => body[field] !== undefined && (isAdmin || field !== 'email'),
  );
  return Object.fromEntries(known.map((field) => [field, toStoredValue(body[field])]));
}

function toStoredValue(
  value: PersonChanges[(typeof CHANGEABLE_FIELDS)[number]],
): string | PaperPubs | null {
  if (typeof value !== 'object') return toStoredText(value);
  if (value === null) return null;
  const { name, address, country } = value;
  return { name: name.trim(), address: address.trim(), country: country.trim() };
}

/**
 * Returns the names of the fields that change.
 *
 * @param base the `last_modified` of the record that the changes are based on
 * @param at the path of the changes in the request
 * @throws ProblemError `stale_person` when one of them was changed to another value since
 */
export async function requireNoConflict(
  { db, config }: { readonly db: Queryable; readonly config: Convention },
  person: PersonRow,
  changes: StoredChanges,
  base: Date | undefined,
  at = '/body',
): Promise<readonly string[]> {
  const current = { ...person };
  const since = base && base < person.last_modified ? await changedSince(db, person, base) : [];
  const conflicts = conflictingFields(current, changes, since);
  if (conflicts.length > 0) {
    throw new ProblemError('stale_person', {
      person: toPerson(person, config),
      errors: conflicts.map((field) => ({
        pointer: `${at}/${field}`,
        message: `${field} was changed elsewhere`,
      })),
    });
  }
  return effectiveChanges(current, changes);
}

/**
 * Rejects changes that no one may make, and those that only administrators may make.
 *
 * @param at the path of the changes in the request
 * @throws ProblemError `invalid` for a field, or `paper_pubs_not_bought`
 */
export function requireAllowed(
  { paid_paper_pubs: isPaid }: Pick<Convention, 'paid_paper_pubs'>,
  { person, isAdmin }: AccessiblePerson,
  changes: StoredChanges,
  at = '/body',
): void {
  requireValidTexts(changes, at);
  const { badge_name, paper_pubs } = changes;
  if (badge_name && badgeRows(badge_name) > MAX_BADGE_ROWS) {
    const message = `badge_name has more than ${MAX_BADGE_ROWS} lines`;
    throw invalid({ pointer: `${at}/badge_name`, message });
  }
  if (paper_pubs === undefined) return;
  const refusal = paperPubsRefusal(person.paper_pubs, paper_pubs, { isPaid, isAdmin });
  if (refusal === 'not_bought') throw new ProblemError('paper_pubs_not_bought');
  if (refusal === 'not_removable') {
    const message = 'paper_pubs were paid for and cannot be removed';
    throw invalid({ pointer: `${at}/paper_pubs`, message });
  }
}

async function changedSince(db: Queryable, { id }: PersonRow, base: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('person_change')
    .select('after')
    .where('person_id', '=', id)
    .where('time', '>', base)
    .execute();
  return rows.flatMap(({ after }) => Object.keys(after));
}

/** Writes changes to a person. Returns the new `last_modified`. */
export async function writeFields(
  db: Queryable,
  person: PersonRow,
  changes: StoredChanges,
  now: Date,
): Promise<Date> {
  const { paper_pubs, ...texts } = changes;
  const set: Updateable<PersonTable> = {
    ...texts,
    ...(paper_pubs !== undefined && { paper_pubs: paper_pubs && JSON.stringify(paper_pubs) }),
    ...(changes.email !== undefined && { email_key: normalizeEmail(changes.email) }),
    lookup_names: getLookupNames({ ...person, ...texts }),
    last_modified: now,
  };
  const { last_modified } = await db
    .updateTable('person')
    .set(set)
    .where('id', '=', person.id)
    .returning('last_modified')
    .executeTakeFirstOrThrow();
  return last_modified;
}

/** The author of a change, for the record's history. */
export interface Author {
  readonly email: string;
  readonly ip: string;
  readonly userAgent: string | null;
}

/** Writes changes to a person, and adds the author to the history row that the trigger created. */
export async function writeChanges(
  db: Queryable,
  person: PersonRow,
  changes: StoredChanges,
  author: Author,
  now: Date,
): Promise<void> {
  const last_modified = await writeFields(db, person, changes, now);
  await db
    .updateTable('person_change')
    .set({
      author: author.email,
      client_ip: author.ip,
      client_ua: truncateUserAgent(author.userAgent),
    })
    .where('person_id', '=', person.id)
    .where('time', '=', last_modified)
    .execute();
}

/** Internal columns, which are not reported as changes. */
const KEPT = new Set(['id', 'last_modified', 'email_key', 'lookup_names', 'joined']);

/** A record after a change, and the change. */
export interface Changed {
  readonly person: PersonRow;
  readonly fields: readonly string[];
  /** The entry for the audit log. */
  readonly change: AuditChange & { readonly personId: number };
}

/** Reads the changes to a record, within the transaction that made them. */
export async function readChanges(trx: Queryable, before: PersonRow): Promise<Changed> {
  const person = await trx
    .selectFrom('person')
    .selectAll()
    .where('id', '=', before.id)
    .executeTakeFirstOrThrow();
  const fields = changedFields(before, person);
  const change = { personId: before.id, ...fields };
  return { person, fields: Object.keys(fields.after), change };
}

/** Returns the fields that differ between two states of a record. */
export function changedFields(
  before: PersonRow,
  after: PersonRow,
): { readonly before: Fields; readonly after: Fields } {
  const [was, is]: [Fields, Fields] = [{ ...before }, { ...after }];
  const fields = Object.keys(was).filter(
    (key) => !KEPT.has(key) && JSON.stringify(was[key]) !== JSON.stringify(is[key]),
  );
  const pick = (row: Fields) => Object.fromEntries(fields.map((key) => [key, row[key]]));
  return { before: pick(was), after: pick(is) };
}

/** Returns the rest of a sentence that begins with the field's name. */
export function formatProblem(problem: FieldProblem): string {
  switch (problem.kind) {
    case 'too_long':
      return `must have at most ${problem.max} characters`;
    case 'overrides_direction':
      return 'contains characters that change the direction of text';
    case 'not_an_email':
      return 'must be an email address';
    case 'required':
      return 'is required';
  }
}

/**
 * Checks the texts of a person as the form does (PEO-8 to PEO-18). Skips absent fields.
 *
 * @param at the path of the fields in the request
 * @throws ProblemError `invalid`, naming each field
 */
export function requireValidTexts(texts: PersonFields, at = '/body'): void {
  const problems = personProblems(texts).filter(({ field }) =>
    Object.hasOwn(texts, field.split('.', 1)[0] ?? field),
  );
  if (problems.length === 0) return;
  throw invalid(
    ...problems.map((problem) => ({
      pointer: `${at}/${problem.field.replace('.', '/')}`,
      message: `${problem.field} ${formatProblem(problem)}`,
    })),
  );
}
