import type { SaveStateMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRelativeTime } from '../useRelativeTime.ts';

/**
 * The words of a save state in the reader's language.
 *
 * @param isKept whether this device keeps what is not saved
 */
export function useSaveStateMessages(isKept: boolean): SaveStateMessages {
  const { t } = useLingui();
  const when = useRelativeTime();
  return useMemo(
    () => ({
      saved: t`Saved`,
      when,
      saving: t`Saving…`,
      unsaved: t`Not saved yet`,
      notSaved: isKept ? t`Not saved. Kept on this device.` : t`Not saved.`,
      offline: isKept ? t`No connection. Kept on this device.` : t`No connection. Not saved.`,
      retry: t`Try again`,
    }),
    [t, when, isKept],
  );
}
