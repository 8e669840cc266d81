import type { User } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { purchaseListQuery } from '../../api/purchase.ts';

/** The purchases and invoices of an account, newest first; asked for only where there are people. */
export function usePurchaseList(user: User | null) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useQuery({
    ...purchaseListQuery(api),
    enabled: user !== null && user.people.length > 0,
  });
  return {
    purchases: sortPurchases(user ? (list.data ?? []) : []),
    isFailed: user !== null && list.isError,
    isLoading: list.isError && list.isFetching,
    onRetry: () => void list.refetch(),
  };
}
