import type { PictureMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a picture that loads or fails, in the reader's language. */
export function usePictureMessages(): PictureMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      loading: t`Loading the picture`,
      failed: t`The picture could not be loaded.`,
      retry: t`Try again`,
    }),
    [t],
  );
}
