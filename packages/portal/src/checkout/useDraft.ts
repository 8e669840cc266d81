import type { FieldError, User } from '@conkit/api-client';
import type { Schema } from '@conkit/drafts';
import { useForm } from '@conkit/drafts/react';
import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { useRefusals } from '../i18n/useRefusals.ts';

interface DraftOptions<Draft, Field extends string> {
  user: User | null;
  /** Identifies what is bought, for the draft's storage name. */
  what: string;
  initial: Draft;
  /** Validates a stored draft, which may come from an older release. */
  schema: Schema<Draft>;
  /** Returns the form field that a request error refers to, if any. Must be a stable function. */
  fieldOf: (error: FieldError) => Field | undefined;
}

const none: readonly FieldError[] = [];

/**
 * Holds a form's draft and the server's validation errors, which any change clears. The draft stays in the
 * browser until it is bought. Each account has its own draft, and a visitor's ends with the tab, so users
 * of a shared computer don't see each other's details.
 */
export function useDraft<Draft, Field extends string>(options: DraftOptions<Draft, Field>) {
  const { user, what, initial, schema, fieldOf } = options;
  const { config } = useRouteContext({ from: '__root__' });
  const [errors, refuse] = useState(none);
  const refusals = useRefusals(errors, fieldOf);
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
    /** Error messages by field. */
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
