import { Notice } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { ApiError } from '../../../api/problem.ts';
import { useProblemText } from '../../../shell/problemText.ts';

interface MailOutcomeProps {
  error: Error | null;
  /** Whether all that was on the screen is in the mail; undefined while none is on its way. */
  isWhole: boolean | undefined;
  /** Says what is on its way. */
  children: ReactNode;
}

/** What became of a copy by mail: said where it was asked for, and it stays. */
export function MailOutcome({ error, isWhole, children }: MailOutcomeProps) {
  const { t } = useLingui();
  const problemText = useProblemText();
  if (error) {
    const isEmpty = error instanceof ApiError && error.status === 404;
    return (
      <Notice tone="danger" role="alert">
        {isEmpty ? t`Nothing is saved yet that could be mailed.` : problemText(error)}
      </Notice>
    );
  }
  if (isWhole === undefined) return null;
  return (
    <Notice tone={isWhole ? 'success' : 'warning'} role="status">
      {children}
    </Notice>
  );
}
