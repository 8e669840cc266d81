import type { FieldError } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useLanguage } from './useLanguage.ts';

/**
 * What the server did not accept, by field and in words. Its own sentences are English.
 *
 * @param errors the same list for as long as nothing changes
 * @param fieldOf the form's field that a part of the request came from, if it came from one; the same
 *   function at each drawing
 */
export function useRefusals<Field extends string>(
  errors: readonly FieldError[],
  fieldOf: (error: FieldError) => Field | undefined,
): ReadonlyMap<Field, string> {
  const { t } = useLingui();
  const language = useLanguage();
  return useMemo(
    () =>
      new Map(
        errors.flatMap((error): [Field, string][] => {
          const field = fieldOf(error);
          if (field === undefined) return [];
          return [[field, language === 'en' ? error.message : t`This is not accepted. Change it.`]];
        }),
      ),
    [errors, fieldOf, language, t],
  );
}
