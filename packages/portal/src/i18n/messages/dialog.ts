import type { DialogMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a dialog's frame in the reader's language. */
export function useDialogMessages(): DialogMessages {
  const { t } = useLingui();
  return useMemo(() => ({ close: t`Close` }), [t]);
}
