import type { FieldError } from '@conkit/api-client';
import type { PersonFieldPath } from '@conkit/rules';
import { personFieldOf } from '../api/personField.ts';
import { ApiError } from '../api/problem.ts';
import { useRefusals } from '../i18n/useRefusals.ts';
import { useProblemText } from '../shell/problemText.ts';

const none: readonly FieldError[] = [];

/** Returns the messages for the fields that the server didn't accept. */
export function useEditRefusals(error: unknown): Partial<Record<PersonFieldPath, string>> {
  const problemText = useProblemText();
  const problem = error instanceof ApiError ? error.problem : undefined;
  const refusals = useRefusals(problem?.errors ?? none, personFieldOf);
  // This error has no pointer to a field.
  if (problem?.code === 'paper_pubs_not_bought') return { paper_pubs: problemText(error) };
  return Object.fromEntries(refusals);
}
