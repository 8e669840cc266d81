import type { FieldError } from '@conkit/api-client';
import type { FieldErrors } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLanguage } from './language.ts';

/**
 * Returns the server's validation messages by field. Other languages than English show a general message,
 * since the server's are in English.
 *
 * @param errors must be stable while nothing changes
 * @param fieldOf returns the form field that an error refers to, if any; must be a stable function
 */
export function useRefusals<Field extends string>(
  errors: readonly FieldError[],
  fieldOf: (error: FieldError) => Field | undefined,
): FieldErrors<Field> {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () =>
      Object.fromEntries(
        errors.flatMap((error) => {
          const field = fieldOf(error);
          if (field === undefined) return [];
          return [[field, language === 'en' ? error.message : t`This is not accepted. Change it.`]];
        }),
      ) as FieldErrors<Field>,
    [errors, fieldOf, language, t],
  );
}
