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
  /** Reads anew what has changed. */
  refresh: () => Promise<unknown>;
  /** Called when it is done: saved, or given up. */
  onClose: () => void;
}

/**
 * The edit of one person from its opening until the server has it. What is typed is kept in the browser,
 * so that an expired session, a reload or a lost connection loses nothing.
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
      // The record has changed; where it could not be fetched anew, the next page does.
      setClosing(false);
      onClose();
    }
  };
  /** The account is read anew, and the form is about to close. */
  const [isClosing, setClosing] = useState(false);
  const { autosave, state, isSent, wasKept, forget } = usePersonAutosave({
    ...editing,
    isClosing,
    onSaved: (keySent) => {
      setClosing(true);
      // What could not be read anew is not to be told here.
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
  /** What an existing record lacked before does not stop a change of something else. */
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
    // A refused field is right until the server says otherwise; being signed out stays.
    if (error instanceof ApiError && error.code === 'invalid') setError(null);
    for (const field of PERSON_FIELDS) {
      if (value[field] === edit.value[field]) continue;
      // Typing into a field decides its conflict.
      autosave.resolve(field, 'mine');
      autosave.change(field, value[field]);
    }
  };

  return {
    /** What every block that edits a person is drawn from. */
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
      /** How often sending was refused, by the form or the server: each time the first wrong field is due. */
      refusals,
      isSending: isSent,
      onSave: submit,
      /** There is something from before that the server never had. */
      isResumed: wasKept && hasChanges,
      /** Goes back to the record as the server has it. */
      onStartOver: () => {
        for (const field of changed) autosave.change(field, state.entries[field]?.saved);
      },
    },
    /** Why the server did not take the changes; null when it was not asked or has not answered. */
    error,
    /** The account was signed out elsewhere, and what is typed is on this page only. */
    isSignedOut,
    /** Closes without saving; nothing is kept of what was typed. */
    discard: () => {
      forget();
      onClose();
    },
  };
}
