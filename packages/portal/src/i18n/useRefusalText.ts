import type { FieldError } from '@conkit/api-client';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useLanguage } from './useLanguage.ts';

/** What to say at a field that the server did not accept. The server's own sentences are English. */
export function useRefusalText(): (error: FieldError) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return useCallback(
    ({ message }) => (language === 'en' ? message : t`This is not accepted. Change it.`),
    [language, t],
  );
}
