import type { FieldError, User } from '@conkit/api-client';
import type { Schema } from '@conkit/drafts';
import { useForm } from '@conkit/drafts/react';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefusals } from '../i18n/useRefusals.ts';

interface DraftOptions<Draft, Field extends string> {
  user: User | null;
  /** What is bought with it. */
  what: string;
  initial: Draft;
  /** What of it was kept, which may come from an older release. */
  schema: Schema<Draft>;
  /** The field that a part of the request came from, if it came from one; the same function at each drawing. */
  fieldOf: (error: FieldError) => Field | undefined;
}

const none: readonly FieldError[] = [];

/**
 * What somebody is filling in, kept in the browser until it is bought, and what the server did not accept of it, until
 * something is changed. Nobody finds another's details on a shared computer: each account has a draft of its own, and
 * one of nobody's account ends with its tab.
 */
export function useDraft<Draft, Field extends string>(options: DraftOptions<Draft, Field>) {
  const { user, what, initial, schema, fieldOf } = options;
  const { config } = useRouteContext({ from: '__root__' });
  const [errors, refuse] = useState(none);
  const refusals = useRefusals(errors, fieldOf);
  /** Under which it is kept, and what is bought with it. */
  const name = `${what}:${user?.email ?? ''}`;
  const form = useForm({
    place: user ? 'browser' : 'tab',
    name: `conkit:${config.id}:draft:${name}`,
    initial,
    schema,
  });
  return {
    ...form,
    name,
    /** By field and in words. */
    refusals,
    refuse,
    update: (next: Draft) => {
      refuse(none);
      form.update(next);
    },
    clear: () => {
      refuse(none);
      form.clear();
    },
  };
}
