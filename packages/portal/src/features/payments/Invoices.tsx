import type { Config, PurchaseData, User } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { PurchaseList } from '@conkit/ui';
import { useIsPayable, useListedPurchase } from './useListedPurchase.tsx';
import { usePurchaseList } from './usePurchaseList.ts';

interface InvoicesProps {
  config: Config;
  user: User;
  data: PurchaseData;
  invoices: OpenInvoices;
  /** The invoice to highlight, or null. */
  next: number | null;
}

export function Invoices({ config, user, data, invoices, next }: InvoicesProps) {
  const { purchases, ...list } = invoices;
  const listed = useListedPurchase(config, user, data, next);
  return <PurchaseList {...list} purchases={purchases.map(listed)} />;
}

/** Returns the account's open invoices, or none if loading failed. */
export function useInvoices(config: Config, user: User) {
  const isPayable = useIsPayable(config, user);
  const newest = usePurchaseList(user);
  // An invoice can be older than the first page of purchases.
  const invoices = usePurchaseList(user, {
    status: 'invoice',
    isEnabled: newest.more !== undefined,
  });
  const listed = new Map(
    [...newest.purchases, ...invoices.purchases].map((each) => [each.id, each]),
  );
  const { hasError, isLoading, onRetry } = newest.hasError ? newest : invoices;
  return {
    hasError,
    isLoading,
    onRetry,
    more: invoices.more,
    purchases: hasError ? [] : sortPurchases([...listed.values()].filter(isPayable)),
  };
}

type OpenInvoices = ReturnType<typeof useInvoices>;
