import type { FieldError } from '@conkit/api-client';
import type { PersonFieldPath } from '@conkit/rules';
import { personFieldOf } from '../api/personField.ts';
import { ApiError } from '../api/problem.ts';
import { useRefusals } from '../i18n/useRefusals.ts';
import { useProblemText } from '../shell/problemText.ts';

const none: readonly FieldError[] = [];

/** What the server did not accept of an edit, by field and in words. */
export function useEditRefusals(error: unknown): Partial<Record<PersonFieldPath, string>> {
  const problemText = useProblemText();
  const problem = error instanceof ApiError ? error.problem : undefined;
  const refusals = useRefusals(problem?.errors ?? none, personFieldOf);
  // It says of the whole request what is wrong with one field.
  if (problem?.code === 'paper_pubs_not_bought') return { paper_pubs: problemText(error) };
  return Object.fromEntries(refusals);
}
