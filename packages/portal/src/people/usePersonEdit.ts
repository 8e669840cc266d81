import { isOpen } from '@conkit/drafts';
import { PERSON_FIELDS, personProblems, type PersonField, type PersonFields } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { ApiError } from '../api/problem.ts';
import { useMessages } from '../shell/messages.tsx';
import { editOf } from './personEdit.ts';
import { useEditRefusals } from './useEditRefusals.ts';
import { usePersonAutosave, type PersonEditing } from './usePersonAutosave.ts';

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

  const edit = editOf(person, state);
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
      original: edit.record,
      onChange: type,
      conflicts: edit.conflicts.map(({ field, mine, choice }) => ({
        field,
        mine,
        theirs: edit.record[field],
        choice,
      })),
      onChoose: (field: PersonField, choice: 'mine' | 'theirs') => autosave.resolve(field, choice),
      errors: useEditRefusals(error),
      /**
       * How many times sending was refused, by the form or the server. Each time, the first invalid field
       * gets the focus.
       */
      refusals,
      isSending: isSent,
      onSave: submit,
      /** Whether changes from an earlier visit are in the form. */
      isResumed: wasKept && hasChanges,
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
