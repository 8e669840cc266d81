import type { Config, User } from '@conkit/api-client';
import { useIsPayable } from './useIsPayable.ts';
import { usePurchaseList } from './usePurchaseList.ts';

/** The invoices of an account that wait to be paid; none where they could not be loaded. */
export function useInvoices(config: Config, user: User) {
  const isPayable = useIsPayable(config, user);
  const { purchases, ...list } = usePurchaseList(user);
  return { ...list, purchases: list.isFailed ? [] : purchases.filter(isPayable) };
}

export type OpenInvoices = ReturnType<typeof useInvoices>;
