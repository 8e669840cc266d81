import type { Person } from '@conkit/api-client';
import {
  changedFields,
  conflictingFields,
  PERSON_FIELDS,
  type PersonField,
  type PersonFields,
} from '@conkit/rules';

type FieldValue = PersonFields[PersonField];

/** A field that somebody else changed too. */
export interface FieldConflict {
  readonly field: PersonField;
  /** What it was before either changed it. */
  readonly before: FieldValue;
  readonly mine: FieldValue;
  /** Whose is kept; null until that is decided. */
  readonly choice: 'mine' | 'theirs' | null;
}

/** A person's record while it is being edited. */
export interface PersonEdit {
  /** The record as the server last told it. */
  readonly record: Person;
  /** What the form shows. */
  readonly value: PersonFields;
  readonly conflicts: readonly FieldConflict[];
}

/** What the browser keeps of an edit until the server has it: the changed fields, before and after. */
export interface PersonDraft {
  readonly before: PersonFields;
  readonly changes: PersonFields;
}

/** The part of a record that the form edits. */
const fieldsOf = (person: Person): PersonFields =>
  Object.fromEntries(PERSON_FIELDS.map((field) => [field, person[field]]));

const fieldNames = (fields: PersonFields): readonly PersonField[] =>
  PERSON_FIELDS.filter((field) => Object.hasOwn(fields, field));

/** Opening an edit: nothing is changed yet. */
export const startEdit = (record: Person): PersonEdit => ({
  record,
  value: fieldsOf(record),
  conflicts: [],
});

/** The fields that differ from the server's record. */
export const changesOf = ({ record, value }: PersonEdit): PersonFields =>
  changedFields(fieldsOf(record), value);

/** The edit after typing; typing into a field decides its conflict. */
export function typeInto(edit: PersonEdit, value: PersonFields): PersonEdit {
  const typed = fieldNames(changedFields(edit.value, value));
  const conflicts = edit.conflicts.filter(({ field }) => !typed.includes(field));
  return { ...edit, value, conflicts };
}

/**
 * Joins an edit with the record as it is now. Fields that only one side changed are taken from that side;
 * a field that both changed, and changed differently, keeps mine in the form and waits for a choice.
 */
export function joinRecord(edit: PersonEdit, record: Person): PersonEdit {
  const [before, now] = [fieldsOf(edit.record), fieldsOf(record)];
  const mine = changesOf(edit);
  const theirs = fieldNames(changedFields(before, now));
  const fresh = conflictingFields(blankAsNull(now), blankAsNull(mine), theirs);
  const value = { ...now, ...mine };
  const left = Object.keys(changedFields(now, value));
  const kept = edit.conflicts.filter(({ field }) => left.includes(field) && !fresh.includes(field));
  const conflicts = PERSON_FIELDS.filter((field) => fresh.includes(field)).map((field) => ({
    field,
    before: before[field],
    mine: mine[field],
    choice: null,
  }));
  return { record, value, conflicts: [...kept, ...conflicts] };
}

const blankAsNull = (fields: PersonFields) =>
  Object.fromEntries(fieldNames(fields).map((field) => [field, fields[field] || null]));

/** Decides a conflict; either side can be chosen again as long as nothing else is typed. */
export function choose(
  edit: PersonEdit,
  chosen: PersonField,
  choice: 'mine' | 'theirs',
): PersonEdit {
  const conflict = edit.conflicts.find(({ field }) => field === chosen);
  if (!conflict) return edit;
  const kept = choice === 'mine' ? conflict.mine : edit.record[chosen];
  return {
    ...edit,
    value: { ...edit.value, [chosen]: kept },
    conflicts: edit.conflicts.map((each) => (each === conflict ? { ...each, choice } : each)),
  };
}

/** What to keep of an edit. An undecided conflict is kept as it arose, so that it is asked about again. */
export function draftOf(edit: PersonEdit): PersonDraft {
  const changes = changesOf(edit);
  const now = fieldsOf(edit.record);
  const before = fieldNames(changes).map((field) => {
    const conflict = edit.conflicts.find((each) => each.field === field && each.choice === null);
    return [field, conflict ? conflict.before : now[field]];
  });
  return { before: Object.fromEntries(before), changes };
}

/** Goes on with a kept draft, which may be older than the record. */
export const resumeEdit = (record: Person, { before, changes }: PersonDraft): PersonEdit => {
  const value = { ...fieldsOf(record), ...before, ...changes };
  return joinRecord({ record: { ...record, ...filled(before) }, value, conflicts: [] }, record);
};

/** A draft's fields as a record has them. */
const filled = (fields: PersonFields): Partial<Person> =>
  Object.fromEntries(fieldNames(fields).map((field) => [field, fields[field] ?? null]));

const isText = (value: unknown) => value === null || typeof value === 'string';
const isPaperPubs = (value: unknown) =>
  value === null ||
  (typeof value === 'object' &&
    ['name', 'address', 'country'].every((key) => typeof Reflect.get(value, key) === 'string'));

function parseFields(stored: unknown): PersonFields {
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    PERSON_FIELDS.flatMap((field): [string, unknown][] => {
      const value: unknown = Reflect.get(stored, field);
      const isKept = field === 'paper_pubs' ? isPaperPubs(value) : isText(value);
      return isKept ? [[field, value]] : [];
    }),
  );
}

/** What an earlier visit kept of an edit; undefined when that is nothing. */
export function parseDraft(stored: unknown): PersonDraft | undefined {
  if (typeof stored !== 'object' || stored === null) return undefined;
  const changes = parseFields(Reflect.get(stored, 'changes'));
  if (Object.keys(changes).length === 0) return undefined;
  return { before: parseFields(Reflect.get(stored, 'before')), changes };
}
