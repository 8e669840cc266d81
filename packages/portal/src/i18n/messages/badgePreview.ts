import type { BadgePreviewMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a badge's preview in the reader's language. */
export function useBadgePreviewMessages(): BadgePreviewMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      badge: ({ lines, subtitle }) => {
        const name = lines.join(', ');
        return subtitle === '' ? t`Badge: ${name}` : t`Badge: ${name}. Below: ${subtitle}`;
      },
      unprintable: (characters) => t`This will not print on the badge: ${characters.join(' ')}`,
    }),
    [t],
  );
}
