import type { PaperPubsBlockMessages } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { useMoney } from '@conkit/ui';

/** The words of the paper publications' block in the reader's language. */
export function usePaperPubsMessages(): PaperPubsBlockMessages {
  const { t } = useLingui();
  const { money } = useMoney();
  return useMemo(
    () => ({
      label: (cents) =>
        cents === null ? t`Paper progress reports` : t`Paper progress reports (${money(cents)})`,
      hint: t`The progress reports are free to read online. These come printed, by post.`,
      paidHint: t`They are paid for. To have them no more, write to registration.`,
      accessHint: t`All three fields are needed for the envelope. Only the people who post the reports see them.`,
      name: t`Name on the envelope`,
      address: t`Postal address`,
      country: t`Country`,
    }),
    [t, money],
  );
}
