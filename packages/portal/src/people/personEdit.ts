import type { Person, StalePerson } from '@conkit/api-client';
import {
  createAutosave,
  draftSchema,
  isOpen,
  mergeDrafts,
  openStored,
  type Answer,
  type Autosave,
  type AutosaveState,
  type Draft,
  type Known,
  type Policy,
  type SaveRequest,
  type Stored,
} from '@conkit/drafts';
import { changedFields, PERSON_FIELDS, type PersonField, type PersonFields } from '@conkit/rules';
import { object, pipe, transform } from 'valibot';
import { isOutcomeUnknown } from '../api/outcome.ts';
import { ApiError } from '../api/problem.ts';
import { fieldSchema, personSchema, type FieldValue } from '../checkout/personSchema.ts';

/** A field that was also changed elsewhere. */
interface FieldConflict {
  readonly field: PersonField;
  readonly mine: FieldValue;
  /** The version to keep, or null while undecided. */
  readonly choice: 'mine' | 'theirs' | null;
}

export interface PersonEdit {
  /** The record as the server last returned it. */
  readonly record: Person;
  readonly value: PersonFields;
  readonly conflicts: readonly FieldConflict[];
}

type EditState = AutosaveState<FieldValue>;

/** Treats blank and missing as the same, and compares paper publications as a whole. */
const isSame = (one: FieldValue, other: FieldValue) => {
  const field = [one, other].some((value) => typeof value === 'object' && value !== null)
    ? 'paper_pubs'
    : 'city';
  return Object.keys(changedFields({ [field]: one }, { [field]: other })).length === 0;
};

/**
 * Saves on request only, all changed fields together. A field that both sides changed waits for a choice.
 */
const editPolicy: Policy<FieldValue> = {
  empty: null,
  isSame,
  isTogether: true,
  dueAt: () => null,
  retryAfter: () => undefined,
};

/** Returns the saved values of a person, by field. */
export const knownPerson = (record: Person): Known<FieldValue> => {
  const savedAt = record.last_modified;
  const values = PERSON_FIELDS.map((field) => [field, { value: record[field], savedAt }] as const);
  return { revision: savedAt, values: Object.fromEntries(values) };
};

/** Returns what the form shows for an autosave state. */
export function toPersonEdit(record: Person, { entries }: EditState): PersonEdit {
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

/** Returns the fields of a request. Missing values are sent as blank. */
const toChanges = (values: Readonly<Record<string, FieldValue>>): PersonFields =>
  Object.fromEntries(
    Object.entries(values).map(([field, value]) => [
      field,
      value ?? (field === 'paper_pubs' ? null : ''),
    ]),
  );

const isField = (key: string): key is PersonField => PERSON_FIELDS.some((field) => field === key);

/** The format of the first release: the changed fields, before and after. */
const former = pipe(
  object({ before: personSchema, changes: personSchema }),
  transform(({ before, changes }): Draft<FieldValue> => ({
    base: before,
    mine: changes,
    sent: {},
    at: {},
  })),
);

/** The copy of an edit on this device. */
export type StoredEdit = Stored<Draft<FieldValue>>;

const schema = draftSchema((key) => (isField(key) ? fieldSchema(key) : undefined));
const join = mergeDrafts(editPolicy);

/** Opens this device's copy of an edit, one for each person and each account that edits. */
export function openEdit(convention: string, personId: number, email: string): StoredEdit {
  const name = `conkit:${convention}:draft:person:${personId}:${email}`;
  return openStored({ name, schema, former: { name, schema: former }, join, isRemembered: true });
}

/**
 * Opens the copy of an administrator's edit, one for each person and each administrator. It ends with the
 * tab, since desk computers are shared.
 */
export function openDeskEdit(convention: string, personId: number, email: string): StoredEdit {
  const name = `conkit:${convention}:draft:desk:${personId}:${email}`;
  return openStored({ place: 'tab', name, schema, join, isRemembered: true });
}

const isStale = (error: unknown): error is ApiError & { problem: StalePerson } =>
  error instanceof ApiError &&
  error.code === 'stale_person' &&
  error.problem !== undefined &&
  'person' in error.problem;

/** The changes as the API takes them: a name can't be null, and an email is trimmed. */
const toRequest = ({ legal_name, email, ...changes }: PersonFields) => ({
  ...changes,
  ...(legal_name !== undefined && { legal_name: legal_name ?? '' }),
  ...(email !== undefined && { email: email?.trim() ?? '' }),
});

export interface PersonOptions {
  record: Person;
  stored: StoredEdit;
  /** Saves changes. Rejects with {@link ApiError}. */
  update: (
    body: ReturnType<typeof toRequest> & { last_modified: string },
  ) => Promise<{ key_sent: boolean }>;
  /** Called when the server has saved the changes. */
  onSaved: (keySent: boolean) => void;
  /** Called when a save failed. */
  onRefused: (error: unknown) => void;
}

/** Autosave for one person's details. Changes stay on this device until the server has saved them. */
export type PersonAutosave = Autosave<FieldValue>;

export function createPersonAutosave(options: PersonOptions): PersonAutosave {
  const { record, stored, update, onSaved, onRefused } = options;
  let isKeySent = false;
  const send = async ({ revision, values }: SaveRequest<FieldValue>) => {
    const last_modified = revision ?? record.last_modified;
    try {
      const { key_sent } = await update({ ...toRequest(toChanges(values)), last_modified });
      isKeySent = key_sent;
      // The account query reloads the new record.
      return { type: 'saved', revision: last_modified } satisfies Answer<FieldValue>;
    } catch (failure) {
      onRefused(failure);
      return toFailedAnswer(failure);
    }
  };
  return createAutosave<FieldValue>({
    policy: editPolicy,
    known: knownPerson(record),
    stored,
    clock: () => Date.now(),
    send,
    notify: ({ what }) => {
      if (what === 'saved') onSaved(isKeySent);
    },
  });
}

function toFailedAnswer(failure: unknown): Answer<FieldValue> {
  if (isStale(failure)) {
    return { type: 'stale', current: knownPerson(failure.problem.person), failure };
  }
  return { type: 'failed', failure, isLost: isOutcomeUnknown(failure) };
}
