import type { Person } from '@conkit/api-client';
import { usePageWork, useSource } from '@conkit/drafts/react';
import { useEffect, useState } from 'react';
import { beforeSignOut, leftOf } from '../shell/beforeSignOut.ts';
import { createPersonAutosave, type PersonOptions } from './personAutosave.ts';
import { knownPerson, type StoredEdit } from './personEdit.ts';

const isNewer = (one: string, other: string | null) =>
  Date.parse(one) > Date.parse(other ?? '1970-01-01');

/** Whose details are edited, how they are saved and what is kept of it. */
export interface PersonEditing {
  person: Person;
  /** Saves them; rejects with `ApiError`. */
  update: PersonOptions['update'];
  /** Opens the copy of what is typed on this device. */
  openKept: () => StoredEdit;
  /** Where the edit goes on after signing in again, a path of this site. */
  path: string;
}

interface PersonWork extends PersonEditing {
  /** The server has the changes, and the account is read anew. */
  isClosing: boolean;
  /** Called when the server has the changes. */
  onSaved: (keySent: boolean) => void;
  /** Called when it did not take them. */
  onRefused: (error: unknown) => void;
  /** Called when the account was signed out, and nothing but this page keeps what was typed. */
  onSignedOut: () => void;
}

/**
 * The edit of one person, kept on this device and tied to the page: what somebody else saves meanwhile joins it, and
 * signing out waits for what is under way. The callbacks are those of the first drawing.
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
    // Somebody else's save, heard of while this one is being typed, joins it.
    if (!isSent && isNewer(person.last_modified, autosave.getState().revision)) {
      autosave.reload(knownPerson(person));
    }
  }, [person, isSent, autosave]);
  useEffect(
    () =>
      beforeSignOut(async () => {
        await autosave.settle();
        stored.flush();
        const left = leftOf(autosave.unsaved().length, stored.isKept(), path);
        if (left.kept === 'nowhere') onSignedOut();
        return left;
      }),
    [autosave, stored, path, onSignedOut],
  );
  return {
    autosave,
    state,
    isSent,
    /** There was something from before that the server never had. */
    wasKept,
    /** Keeps nothing of what was typed. */
    forget: () => stored.write(null),
  };
}
