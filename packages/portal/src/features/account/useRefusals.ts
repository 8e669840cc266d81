import type { PersonFieldPath } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { ApiError } from '../../api/problem.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useProblemText } from '../../shell/problemText.ts';
import { fieldOfPointer } from './personEdit.ts';

/** What the server did not accept, in words, by the field of the form that it came from. */
export function useRefusals(error: unknown): Partial<Record<PersonFieldPath, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  const problemText = useProblemText();
  return useMemo(() => {
    if (!(error instanceof ApiError)) return {};
    if (error.code === 'paper_pubs_not_bought') {
      return { paper_pubs: problemText(error) };
    }
    if (error.code !== 'invalid') return {};
    const refused = (error.problem?.errors ?? []).flatMap((each): [PersonFieldPath, string][] => {
      const field = fieldOfPointer(each);
      // The server's sentences are English.
      const text = language === 'en' ? each.message : t`This is not accepted. Change it.`;
      return field ? [[field, text]] : [];
    });
    return Object.fromEntries(refused);
  }, [error, language, problemText, t]);
}
