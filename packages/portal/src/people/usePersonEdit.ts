import type { FieldError, Person } from '@conkit/api-client';
import { isOpen } from '@conkit/drafts';
import { usePageWork, useStore } from '@conkit/drafts/react';
import {
  PERSON_FIELDS,
  personProblems,
  type PersonField,
  type PersonFieldPath,
  type PersonFields,
} from '@conkit/rules';
import type { FieldErrors } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { findPersonField } from '../api/people.ts';
import { ApiError } from '../api/problem.ts';
import { useRefusals } from '../i18n/useRefusals.ts';
import { beforeSignOut, describeUnsavedWork } from '../shell/beforeSignOut.ts';
import { useMessages } from '../shell/messages.tsx';
import { useProblemText } from '../shell/problemText.ts';
import {
  createPersonAutosave,
  knownPerson,
  toPersonEdit,
  type PersonOptions,
  type StoredEdit,
} from './personEdit.ts';

interface EditOptions extends PersonEditing {
  /** Reloads the record. */
  refresh: () => Promise<unknown>;
  /** Called when the edit is saved or discarded. */
  onClose: () => void;
}

/**
 * Manages one person's edit from opening it until the server has saved it. The browser keeps the changes,
 * so an expired session, a reload or a lost connection loses nothing.
 */
export function usePersonEdit({ refresh, onClose, ...editing }: EditOptions) {
  const { person } = editing;
  const { t } = useLingui();
  const messages = useMessages();
  const [refusals, setRefusals] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [isSignedOut, setSignedOut] = useState(false);

  const finish = async (keySent: boolean) => {
    messages.show(
      keySent ? t`Saved. A login link was sent to the new address.` : t`Saved.`,
      'success',
    );
    try {
      await refresh();
    } finally {
      // The record has changed. If reloading failed, the next page reloads it.
      setClosing(false);
      onClose();
    }
  };
  /** Whether the account is reloading before the form closes. */
  const [isClosing, setClosing] = useState(false);
  const { autosave, state, isSent, wasKept, forget } = usePersonAutosave({
    ...editing,
    isClosing,
    onSaved: (keySent) => {
      setClosing(true);
      // The save succeeded, so a failed reload needs no message here.
      finish(keySent).catch(() => undefined);
    },
    onRefused: (refusal) => {
      setError(refusal);
      setRefusals((count) => count + 1);
    },
    onSignedOut: () => setSignedOut(true),
  });

  const edit = toPersonEdit(person, state);
  const changed = autosave.unsaved();
  const hasChanges = changed.length > 0;
  const isDecided = !Object.values(state.entries).some(isOpen);
  /** Ignore problems in fields that weren't changed: an existing record may lack something. */
  const isValid = personProblems(edit.value).every(
    ({ field }) => !changed.includes(field.split('.')[0] ?? ''),
  );
  const submit = () => {
    if (isSent || !hasChanges || !isDecided) return;
    setSignedOut(false);
    setError(null);
    if (isValid) void autosave.save();
    else setRefusals((count) => count + 1);
  };
  const type = (value: PersonFields) => {
    // Clear a validation error until the next save, but keep the message about being signed out.
    if (error instanceof ApiError && error.code === 'invalid') setError(null);
    for (const field of PERSON_FIELDS) {
      if (value[field] === edit.value[field]) continue;
      // Typing in a field resolves its conflict.
      autosave.resolve(field, 'mine');
      autosave.change(field, value[field]);
    }
  };

  return {
    /** Props of the blocks that edit a person. */
    form: {
      value: edit.value,
      savedValue: edit.record,
      onChange: type,
      conflicts: edit.conflicts.map(({ field, mine, choice }) => ({
        field,
        mine,
        theirs: edit.record[field],
        choice,
      })),
      onResolveConflict: (field: PersonField, choice: 'mine' | 'theirs') =>
        autosave.resolve(field, choice),
      validationErrors: useEditRefusals(error),
      /**
       * How many times sending was refused, by the form or the server. Each time, the first invalid field
       * gets the focus.
       */
      failedAttempts: refusals,
      isPending: isSent,
      onSave: submit,
      /** Whether changes from an earlier visit are in the form. */
      isRestored: wasKept && hasChanges,
      /** Resets the form to the server's record. */
      onStartOver: () => {
        for (const field of changed) autosave.change(field, state.entries[field]?.saved);
      },
    },
    /** Why the save failed, or null. */
    error,
    /** Whether the account was signed out elsewhere and the changes are on this page only. */
    isSignedOut,
    /** Closes without saving and removes the copy of the changes. */
    discard: () => {
      forget();
      onClose();
    },
  };
}

const isNewer = (one: string, other: string | null) =>
  Date.parse(one) > Date.parse(other ?? '1970-01-01');

/** The person to edit, and how to save and store the edit. */
interface PersonEditing {
  person: Person;
  /** Saves changes. Rejects with `ApiError`. */
  update: PersonOptions['update'];
  /** Opens the copy of the edit on this device. */
  openKept: () => StoredEdit;
  /** The path on this site to return to after signing in again. */
  path: string;
}

interface PersonWork extends PersonEditing {
  /** Whether the changes are saved and the account is reloading. */
  isClosing: boolean;
  /** Called when the server has saved the changes. */
  onSaved: (keySent: boolean) => void;
  /** Called when a save failed. */
  onRefused: (error: unknown) => void;
  /** Called when the account was signed out and the changes are on this page only. */
  onSignedOut: () => void;
}

/**
 * Autosaves one person's edit and attaches it to the page. Changes saved elsewhere are merged in, and
 * signing out waits for a save in flight. Uses the callbacks of the first render.
 */
function usePersonAutosave(options: PersonWork) {
  const { person, path, isClosing } = options;
  const [{ autosave, stored, source, work, wasKept, onSignedOut }] = useState(() => {
    const kept = options.openKept();
    const created = createPersonAutosave({
      record: person,
      stored: kept,
      update: options.update,
      onSaved: options.onSaved,
      onRefused: options.onRefused,
    });
    return {
      autosave: created,
      stored: kept,
      source: { subscribe: created.subscribe, getSnapshot: created.getState },
      wasKept: created.unsaved().length > 0,
      onSignedOut: options.onSignedOut,
      work: {
        start: created.start,
        hide: kept.flush,
        online: () => undefined,
        stop: created.stop,
      },
    };
  });
  usePageWork(work);
  const state = useStore(source);
  const isSent = state.inFlight !== null || isClosing;
  useEffect(() => {
    // Merge a save from elsewhere into this edit.
    if (!isSent && isNewer(person.last_modified, autosave.getState().revision)) {
      autosave.reload(knownPerson(person));
    }
  }, [person, isSent, autosave]);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await autosave.settle();
        stored.flush();
        const left = describeUnsavedWork(autosave.unsaved().length, stored.isKept(), path);
        if (left.kept === 'nowhere') onSignedOut();
        return left;
      }),
    [autosave, stored, path, onSignedOut],
  );
  return {
    autosave,
    state,
    isSent,
    /** Whether an earlier visit left unsaved changes. */
    wasKept,
    /** Removes the copy of the changes. */
    forget: () => stored.write(null),
  };
}

const none: readonly FieldError[] = [];

/** Returns the messages for the fields that the server didn't accept. */
function useEditRefusals(error: unknown): FieldErrors<PersonFieldPath> {
  const problemText = useProblemText();
  const problem = error instanceof ApiError ? error.problem : undefined;
  const refusals = useRefusals(problem?.errors ?? none, findPersonField);
  // This error has no pointer to a field.
  if (problem?.code === 'paper_pubs_not_bought') return { paper_pubs: problemText(error) };
  return refusals;
}
