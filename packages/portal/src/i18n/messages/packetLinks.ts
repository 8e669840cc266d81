import type { PacketLinksMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';

/** The words of a category's voter packet in the reader's language. */
export function usePacketLinksMessages(): PacketLinksMessages {
  const { t } = useLingui();
  return useMemo(
    () => ({
      download: t`Download packet`,
      packetOf: (category) => t`Voter packet for ${category}`,
    }),
    [t],
  );
}
