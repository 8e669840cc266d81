import type { PersonFieldPath } from '@conkit/rules';
import { useMemo } from 'react';
import { ApiError } from '../../api/problem.ts';
import { useRefusalText } from '../../i18n/useRefusalText.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { fieldOfPointer } from './personEdit.ts';

/** What the server did not accept, in words, by the field of the form that it came from. */
export function useRefusals(error: unknown): Partial<Record<PersonFieldPath, string>> {
  const refusalText = useRefusalText();
  const problemText = useProblemText();
  return useMemo(() => {
    if (!(error instanceof ApiError)) return {};
    if (error.code === 'paper_pubs_not_bought') {
      return { paper_pubs: problemText(error) };
    }
    if (error.code !== 'invalid') return {};
    const refused = (error.problem?.errors ?? []).flatMap((each): [PersonFieldPath, string][] => {
      const field = fieldOfPointer(each);
      return field ? [[field, refusalText(each)]] : [];
    });
    return Object.fromEntries(refused);
  }, [error, problemText, refusalText]);
}
