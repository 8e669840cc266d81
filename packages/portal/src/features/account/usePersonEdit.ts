import type { Person, StalePerson, User } from '@conkit/api-client';
import { personProblems, type PersonField, type PersonFields } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useRouteContext, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { updatePersonMutation } from '../../api/people.ts';
import { ApiError } from '../../api/problem.ts';
import { readStored, removeStored, writeStored } from '../../browser/storage.ts';
import { ALL_SAVED, beforeSignOut } from '../../shell/beforeSignOut.ts';
import { useMessages } from '../../shell/messages.tsx';
import {
  changesOf,
  choose,
  draftOf,
  joinRecord,
  parseDraft,
  resumeEdit,
  startEdit,
  typeInto,
  type PersonEdit,
} from './personEdit.ts';

const isStale = (error: ApiError): error is ApiError & { problem: StalePerson } =>
  error.code === 'stale_person' && error.problem !== undefined && 'person' in error.problem;

const isNewer = (one: Person, other: Person) =>
  Date.parse(one.last_modified) > Date.parse(other.last_modified);

/** What the browser keeps of an edit: by person, and for the account only that typed it. */
const draftName = (convention: string, id: number, email: string) =>
  `${convention}:draft:person:${id}:${email}`;

/**
 * The edit of one person from its opening until the server has it. What is typed is kept in the browser,
 * so that an expired session, a reload or a lost connection loses nothing.
 */
export function usePersonEdit(person: Person, { email }: User, onClose: () => void) {
  const { t } = useLingui();
  const { api, config, queryClient } = useRouteContext({ from: '__root__' });
  const router = useRouter();
  const messages = useMessages();
  const stored = draftName(config.id, person.id, email);
  const [kept] = useState(() => parseDraft(readStored('browser', stored)));
  const [edit, setEdit] = useState(() => (kept ? resumeEdit(person, kept) : startEdit(person)));
  const [isSubmitted, setSubmitted] = useState(false);
  const [isSent, setSent] = useState(false);
  const [refusals, setRefusals] = useState(0);
  const [error, setError] = useState<unknown>(null);
  const [isSignedOut, setSignedOut] = useState(false);
  /** Whether what was typed outlives the page. */
  const isKept = useRef(true);
  /** The save that is under way. */
  const flight = useRef<Promise<void>>(undefined);
  const save = useMutation(updatePersonMutation(api, person.id));

  // Somebody else's save, heard of while this one is being typed, joins it.
  if (!isSent && isNewer(person, edit.record)) setEdit(joinRecord(edit, person));

  const update = (next: PersonEdit) => {
    setEdit(next);
    const draft = draftOf(next);
    if (Object.keys(draft.changes).length === 0) removeStored('browser', stored);
    else isKept.current = writeStored('browser', stored, draft);
  };

  useEffect(
    () =>
      beforeSignOut(async () => {
        await flight.current;
        const draft = parseDraft(readStored('browser', stored));
        if (!draft) return ALL_SAVED;
        if (!isKept.current) setSignedOut(true);
        return {
          kept: isKept.current ? 'device' : 'nowhere',
          changes: Object.keys(draft.changes).length,
          path: `/?edit=${person.id}`,
        };
      }),
    [stored, person.id],
  );

  const changes = changesOf(edit);
  const hasChanges = Object.keys(changes).length > 0;
  const isDecided = edit.conflicts.every(({ choice }) => choice !== null);
  /** What an existing record lacked before does not stop a change of something else. */
  const isValid = personProblems(edit.value).every(
    ({ field }) => !Object.keys(changes).includes(field.split('.')[0] ?? ''),
  );

  const finish = async (keySent: boolean) => {
    removeStored('browser', stored);
    messages.show(
      keySent ? t`Saved. A login link was sent to the new address.` : t`Saved.`,
      'success',
    );
    try {
      await queryClient.invalidateQueries({ queryKey: ['user'] });
      await router.invalidate();
    } finally {
      // The record has changed; where it could not be fetched anew, the next page does.
      onClose();
    }
  };
  const hear = (refusal: unknown) => {
    setSent(false);
    setError(refusal);
    setRefusals((count) => count + 1);
    if (refusal instanceof ApiError && isStale(refusal)) {
      update(joinRecord(edit, refusal.problem.person));
    }
  };
  const submit = () => {
    if (isSent || !hasChanges || !isDecided) return;
    setSubmitted(true);
    setSignedOut(false);
    setError(null);
    if (!isValid) {
      setRefusals((count) => count + 1);
      return;
    }
    setSent(true);
    const body = { ...toRequest(changes), last_modified: edit.record.last_modified };
    flight.current = save
      .mutateAsync(body)
      .then(({ key_sent }) => finish(key_sent), hear)
      .catch(() => undefined);
  };

  return {
    edit,
    original: edit.record,
    hasChanges,
    /** There is something from before that the server never had. */
    isResumed: kept !== undefined && hasChanges,
    isSent,
    canSave: !isSent && hasChanges && isDecided,
    isSubmitted,
    /** Why the server did not take the changes; null when it was not asked or has not answered. */
    error,
    /** The account was signed out elsewhere, and what is typed is on this page only. */
    isSignedOut,
    /** How often sending was refused, by the form or the server: each time the first wrong field is due. */
    refusals,
    submit,
    type: (value: PersonFields) => {
      // A refused field is right until the server says otherwise; being signed out stays.
      if (error instanceof ApiError && error.code === 'invalid') setError(null);
      update(typeInto(edit, value));
    },
    choose: (field: PersonField, choice: 'mine' | 'theirs') => update(choose(edit, field, choice)),
    /** Closes without saving; nothing is kept of what was typed. */
    discard: () => {
      removeStored('browser', stored);
      onClose();
    },
    /** Goes back to the record as the server has it. */
    startOver: () => update(startEdit(edit.record)),
  };
}

/** The changes as the server is told: a name cannot be null, an address has no space around it. */
const toRequest = ({ legal_name, email, ...changes }: PersonFields) => ({
  ...changes,
  ...(legal_name !== undefined && { legal_name: legal_name ?? '' }),
  ...(email !== undefined && { email: email?.trim() ?? '' }),
});
