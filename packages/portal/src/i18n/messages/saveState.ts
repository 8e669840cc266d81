import type { SaveStateMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useRelativeTime } from '../useRelativeTime.ts';

/** The words of a save state in the reader's language. */
export function useSaveStateMessages(): SaveStateMessages {
  const { t } = useLingui();
  const when = useRelativeTime();
  return useMemo(
    () => ({
      saved: t`Saved`,
      when,
      saving: t`Saving…`,
      unsaved: t`Not saved yet`,
      notSaved: t`Not saved. Kept on this device.`,
      offline: t`No connection. Kept on this device.`,
      retry: t`Try again`,
    }),
    [t, when],
  );
}
