import type { NominationGridMessages } from '@conkit/ui';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a grid of nominations in the reader's language. */
export function useNominationGridMessages(): NominationGridMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      row: (row) => t`Nomination ${row}`,
      remove: (row) => t`Remove nomination ${row}`,
      changed: t`Changed, not saved yet`,
      reset: t`Reset`,
      undo: { reset: t`Undo reset`, remove: t`Undo removal`, paste: t`Undo paste` },
      duplicate: (earlier) => t`This looks the same as nomination ${earlier}.`,
      left: (count) =>
        t`${plural(count, {
          one: 'One pasted line found no empty row:',
          other: '# pasted lines found no empty row:',
        })}`,
      closeLeft: t`Close`,
      nothing: t`Nothing nominated.`,
      pasted: (count) =>
        t`${plural(count, {
          one: 'One nomination filled in.',
          other: '# nominations filled in.',
        })}`,
      removed: (row) => t`Nomination ${row} removed.`,
      wasReset: t`Reset to what is saved.`,
      undone: t`Undone.`,
    }),
    [t],
  );
}
