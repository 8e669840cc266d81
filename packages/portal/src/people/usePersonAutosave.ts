import type { Person } from '@conkit/api-client';
import { usePageWork, useSource } from '@conkit/drafts/react';
import { useEffect, useState } from 'react';
import { beforeSignOut, describeUnsavedWork } from '../shell/beforeSignOut.ts';
import { createPersonAutosave, type PersonOptions } from './personAutosave.ts';
import { knownPerson, type StoredEdit } from './personEdit.ts';

const isNewer = (one: string, other: string | null) =>
  Date.parse(one) > Date.parse(other ?? '1970-01-01');

/** The person to edit, and how to save and store the edit. */
export interface PersonEditing {
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
export function usePersonAutosave(options: PersonWork) {
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
  const state = useSource(source);
  const isSent = state.flight !== null || isClosing;
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
