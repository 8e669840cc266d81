import type { PriceText } from '@conkit/rules';
import { useLingui } from '@lingui/react/macro';
import { useCallback } from 'react';
import { useMoney } from '@conkit/ui';

/** Returns a function that formats the price after a membership's name. */
export function usePriceText(): (text: PriceText) => string | undefined {
  const { t } = useLingui();
  const { formatMoney } = useMoney();
  return useCallback(
    (text) => {
      switch (text.kind) {
        case 'price':
          return formatMoney(text.amount);
        case 'free':
          return t`free`;
        case 'none':
          return undefined;
        case 'noMembershipUpgrade':
          return t`No membership upgrade`;
        case 'noUpgradeAvailable':
          return t`No upgrade available`;
        case 'justAddPaperPubs':
          return t`Just add paper progress reports`;
        case 'alreadyHasPaperPubs':
          return t`Already has paper progress reports`;
      }
    },
    [t, formatMoney],
  );
}
