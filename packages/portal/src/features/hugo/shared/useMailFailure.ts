import { useLingui } from '@lingui/react/macro';
import { ApiError } from '../../../api/problem.ts';
import { useProblemText } from '../../../shell/problemText.ts';

/** Returns why a copy couldn't be mailed, or undefined. */
export function useMailFailure(error: Error | null): string | undefined {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (!error) return undefined;
  const isEmpty = error instanceof ApiError && error.status === 404;
  return isEmpty ? t`Nothing is saved yet that could be mailed.` : problemText(error);
}
