import type { Purchase, User } from '@conkit/api-client';
import type { MoreItems } from '@conkit/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { purchasePagesQuery, toPurchases } from '../../api/purchases.ts';

interface PurchaseFilter {
  /** Only purchases with this status. */
  status?: Purchase['status'];
  /** @default true */
  isEnabled?: boolean;
}

/**
 * Returns an account's purchases and invoices, newest first, a page at a time. An account without people
 * has none.
 */
export function usePurchaseList(
  user: User | null,
  { status, isEnabled = true }: PurchaseFilter = {},
) {
  const { api } = useRouteContext({ from: '__root__' });
  const list = useInfiniteQuery({
    ...purchasePagesQuery(api, status),
    enabled: isEnabled && user !== null && user.people.length > 0,
  });
  const { hasNextPage, isFetchNextPageError, isFetchingNextPage } = list;
  const pages = user && isEnabled ? (list.data?.pages ?? []) : [];
  const more: MoreItems | undefined =
    hasNextPage || pages.length > 1
      ? {
          hasMore: hasNextPage,
          hasError: isFetchNextPageError,
          isLoading: isFetchingNextPage,
          onLoadMore: () => void list.fetchNextPage(),
        }
      : undefined;
  return {
    purchases: pages.flatMap(toPurchases),
    hasError: user !== null && list.isError && !isFetchNextPageError,
    isLoading: list.isError && list.isFetching,
    onRetry: () => void list.refetch(),
    more,
  };
}
