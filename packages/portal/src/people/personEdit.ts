import type { Person } from '@conkit/api-client';
import {
  draftSchema,
  isOpen,
  joinDrafts,
  openStored,
  type AutosaveState,
  type Draft,
  type Known,
  type Policy,
  type Stored,
} from '@conkit/drafts';
import { changedFields, PERSON_FIELDS, type PersonField, type PersonFields } from '@conkit/rules';
import { object, pipe, transform } from 'valibot';
import { fieldSchema, personSchema, type FieldValue } from '../checkout/personSchema.ts';

/** A field that somebody else changed too. */
export interface FieldConflict {
  readonly field: PersonField;
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

export type EditState = AutosaveState<FieldValue>;

/** Blank and missing are the same; paper publications are compared as a whole. */
const isSame = (one: FieldValue, other: FieldValue) => {
  const field = [one, other].some((value) => typeof value === 'object' && value !== null)
    ? 'paper_pubs'
    : 'city';
  return Object.keys(changedFields({ [field]: one }, { [field]: other })).length === 0;
};

/** Sent when it is asked for, all changed fields at once; a field that both sides changed waits for a choice. */
export const editPolicy: Policy<FieldValue> = {
  empty: null,
  isSame,
  isTogether: true,
  dueAt: () => null,
  retryAfter: () => undefined,
};

/** What the server has of a person. */
export const knownPerson = (record: Person): Known<FieldValue> => {
  const savedAt = record.last_modified;
  const values = PERSON_FIELDS.map((field) => [field, { value: record[field], savedAt }] as const);
  return { revision: savedAt, values: Object.fromEntries(values) };
};

/** What the form shows of a state. */
export function editOf(record: Person, { entries }: EditState): PersonEdit {
  const fields = PERSON_FIELDS.flatMap((field) => {
    const entry = entries[field];
    return entry ? [{ field, entry }] : [];
  });
  const saved = fields.map(({ field, entry }) => [field, entry.saved ?? null]);
  return {
    record: { ...record, ...(Object.fromEntries(saved) as Partial<Person>) },
    value: Object.fromEntries(fields.map(({ field, entry }) => [field, entry.mine])),
    conflicts: fields.flatMap(({ field, entry }): FieldConflict[] => {
      if (!entry.conflict) return [];
      const { mine, choice } = entry.conflict;
      return [
        isOpen(entry)
          ? { field, mine: entry.mine, choice: null }
          : { field, mine, choice: choice === 'theirs' ? 'theirs' : 'mine' },
      ];
    }),
  };
}

/** What is sent of some fields: none of them is missing. */
export const changesOf = (values: Readonly<Record<string, FieldValue>>): PersonFields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value ?? (field === 'paper_pubs' ? null : ''),
    ]),
  );

const isField = (key: string): key is PersonField => PERSON_FIELDS.some((field) => field === key);

/** As the first release kept it: the changed fields, before and after. */
const former = pipe(
  object({ before: personSchema, changes: personSchema }),
  transform(({ before, changes }): Draft<FieldValue> => ({
    base: before,
    mine: changes,
    sent: {},
    at: {},
  })),
);

/** The copy of an edit on a device. */
export type StoredEdit = Stored<Draft<FieldValue>>;

const schema = draftSchema((key) => (isField(key) ? fieldSchema(key) : undefined));
const join = joinDrafts(editPolicy);

/** What this device keeps of an edit: by person, and for the account only that typed it. */
export function storedEdit(convention: string, personId: number, email: string): StoredEdit {
  const name = `conkit:${convention}:draft:person:${personId}:${email}`;
  return openStored({ name, schema, former: { name, schema: former }, join, isRemembered: true });
}

/**
 * The same of what the crew edits for others, by the account of whoever edits. It ends with the tab: a desk's computer
 * is everybody's.
 */
export function storedDeskEdit(convention: string, personId: number, email: string): StoredEdit {
  const name = `conkit:${convention}:draft:desk:${personId}:${email}`;
  return openStored({ place: 'tab', name, schema, join, isRemembered: true });
}
