import type { FieldError } from '@conkit/api-client';
import type { PersonFieldPath } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo, useState } from 'react';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { fieldOfPointer } from './memberDraft.ts';

const none: readonly FieldError[] = [];

/** What the server did not accept of a person, by field and in words, until something is changed. */
export function useRefusals() {
  const { t } = useLingui();
  const language = useLanguage();
  const [errors, setErrors] = useState(none);
  const refusals = useMemo(
    () =>
      new Map(
        errors.flatMap((error): [PersonFieldPath, string][] => {
          const field = fieldOfPointer(error);
          // The server's sentences are English.
          const text = language === 'en' ? error.message : t`This is not accepted. Change it.`;
          return field ? [[field, text]] : [];
        }),
      ),
    [errors, language, t],
  );
  return { refusals, refuse: setErrors, forgetRefusals: () => setErrors(none) };
}
