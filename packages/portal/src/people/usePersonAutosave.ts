import type { Person } from '@conkit/api-client';
import { usePageWork, useSource } from '@conkit/drafts/react';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { updatePersonMutation } from '../api/people.ts';
import { ALL_SAVED, beforeSignOut } from '../shell/beforeSignOut.ts';
import { createPersonAutosave } from './personAutosave.ts';
import { knownPerson, storedEdit } from './personEdit.ts';

const isNewer = (one: string, other: string | null) =>
  Date.parse(one) > Date.parse(other ?? '1970-01-01');

interface PersonWork {
  person: Person;
  /** Of the account: what is kept is for nobody else. */
  email: string;
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
  const { person, email, isClosing } = options;
  const { api, config } = useRouteContext({ from: '__root__' });
  const { mutateAsync: update } = useMutation(updatePersonMutation(api, person.id));
  const [{ autosave, stored, source, work, wasKept, onSignedOut }] = useState(() => {
    const kept = storedEdit(config.id, person.id, email);
    const created = createPersonAutosave({
      record: person,
      stored: kept,
      update,
      onSaved: options.onSaved,
      onRefused: options.onRefused,
    });
    let leave = () => undefined as void;
    return {
      autosave: created,
      stored: kept,
      source: { subscribe: created.subscribe, getSnapshot: created.getState },
      wasKept: created.unsaved().length > 0,
      onSignedOut: options.onSignedOut,
      work: {
        start: () => {
          leave = kept.show();
          created.start();
        },
        hide: kept.flush,
        online: () => undefined,
        stop: () => {
          created.stop();
          leave();
        },
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
        const left = autosave.unsaved().length;
        if (left === 0) return ALL_SAVED;
        stored.flush();
        if (!stored.isKept()) onSignedOut();
        const kept = stored.isKept() ? 'device' : 'nowhere';
        return { kept, changes: left, path: `/?edit=${person.id}` };
      }),
    [autosave, stored, person.id, onSignedOut],
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
