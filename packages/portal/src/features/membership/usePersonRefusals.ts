import type { FieldError } from '@conkit/api-client';
import type { PersonFieldPath } from '@conkit/rules';
import { useMemo, useState } from 'react';
import { useRefusalText } from '../../i18n/useRefusalText.ts';
import { fieldOfPointer } from './memberDraft.ts';

const none: readonly FieldError[] = [];

/** What the server did not accept of a person, by field and in words, until something is changed. */
export function useRefusals() {
  const refusalText = useRefusalText();
  const [errors, setErrors] = useState(none);
  const refusals = useMemo(
    () =>
      new Map(
        errors.flatMap((error): [PersonFieldPath, string][] => {
          const field = fieldOfPointer(error);
          return field ? [[field, refusalText(error)]] : [];
        }),
      ),
    [errors, refusalText],
  );
  return { refusals, refuse: setErrors, forgetRefusals: () => setErrors(none) };
}
