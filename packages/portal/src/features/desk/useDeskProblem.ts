import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { ApiError } from '../../api/problem.ts';
import { useProblemText } from '../../shell/problemText.ts';

/** Returns a function that describes an error for administrators. */
export function useDeskProblem(): (error: unknown) => string {
  const { t } = useLingui();
  const problemText = useProblemText();
  return useCallback(
    (error) => {
      switch (error instanceof ApiError ? error.code : undefined) {
        case 'missing_role':
          return t`Your account may not do this any more. Ask whoever gives out the roles.`;
        case 'not_found':
          return t`There is no record with this number, or it was joined with another one or forgotten.`;
        case 'fresh_sign_in_required':
          return t`Sign in again to do this.`;
        case 'own_record':
          return t`You cannot do this for people on your own account. Ask another administrator.`;
        case 'second_administrator_required':
          return t`Another administrator must approve this, whose role is old enough.`;
        case 'conflict':
          return t`This is not possible as things are. Look at the record again.`;
        default:
          return problemText(error);
      }
    },
    [t, problemText],
  );
}
