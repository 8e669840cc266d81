import type { Person, StalePerson } from '@conkit/api-client';
import { createAutosave, type Answer, type Autosave, type SaveRequest } from '@conkit/drafts';
import type { PersonFields } from '@conkit/rules';
import { isOutcomeUnknown } from '../api/mayHaveArrived.ts';
import { ApiError } from '../api/problem.ts';
import type { FieldValue } from '../checkout/personSchema.ts';
import { changesOf, editPolicy, knownPerson, type StoredEdit } from './personEdit.ts';

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
      const { key_sent } = await update({ ...toRequest(changesOf(values)), last_modified });
      isKeySent = key_sent;
      // The account query reloads the new record.
      return { type: 'saved', revision: last_modified } satisfies Answer<FieldValue>;
    } catch (failure) {
      onRefused(failure);
      return refusalOf(failure);
    }
  };
  return createAutosave<FieldValue>({
    policy: editPolicy,
    known: knownPerson(record),
    stored,
    clock: () => Date.now(),
    send,
    tell: ({ what }) => {
      if (what === 'saved') onSaved(isKeySent);
    },
  });
}

function refusalOf(failure: unknown): Answer<FieldValue> {
  if (isStale(failure)) {
    return { type: 'stale', current: knownPerson(failure.problem.person), failure };
  }
  return { type: 'failed', failure, isLost: isOutcomeUnknown(failure) };
}
