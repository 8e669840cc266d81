import type { Config, Purchase, PurchaseData, User } from '@conkit/api-client';
import { Link, type ListedPurchase } from '@conkit/ui';
import { Trans } from '@lingui/react/macro';
import { PersonalBallotLink } from '../../shell/PersonalBallotLink.tsx';
import { PayInvoice } from './PayInvoice.tsx';
import { hasReceipt } from './receipts.ts';
import { useIsPayable } from './useIsPayable.ts';
import { usePurchaseWords } from './usePurchaseWords.ts';

/**
 * Returns a function that describes a purchase or invoice and adds its actions.
 *
 * @param next the purchase whose payment is highlighted: an id, `each` or null for none
 */
export function useListedPurchase(
  config: Config,
  user: User | null,
  data: PurchaseData,
  next: number | 'each' | null = 'each',
) {
  const wordsOf = usePurchaseWords(config, data);
  const isPayable = useIsPayable(config, user);
  return (purchase: Purchase): ListedPurchase => {
    const words = wordsOf(purchase);
    return {
      id: purchase.id,
      purchase,
      ...words,
      children: user && (
        <>
          {isPayable(purchase) && (
            <PayInvoice
              config={config}
              user={user}
              invoice={purchase}
              title={words.title}
              isNext={next === 'each' || next === purchase.id}
            />
          )}
          {hasReceipt(purchase) && (
            <Link href={`/?receipt=${purchase.id}`}>
              <Trans>Receipt</Trans>
            </Link>
          )}
          <PersonalBallotLink config={config} purchase={purchase} people={user.people} />
        </>
      ),
    };
  };
}
