import type { Config, PurchaseData, User } from '@conkit/api-client';
import { PurchaseList } from '@conkit/ui';
import { useIsPayable } from './useIsPayable.ts';
import { useListedPurchase } from './useListedPurchase.tsx';
import { usePurchaseList } from './usePurchaseList.ts';

interface InvoicesProps {
  config: Config;
  user: User;
  data: PurchaseData;
}

/** The invoices of an account that wait to be paid. */
export function Invoices({ config, user, data }: InvoicesProps) {
  const isPayable = useIsPayable(config, user);
  const { purchases, ...list } = usePurchaseList(user);
  const listed = useListedPurchase(config, user, data);
  return (
    <PurchaseList
      {...list}
      purchases={list.isFailed ? [] : purchases.filter(isPayable).map(listed)}
    />
  );
}
