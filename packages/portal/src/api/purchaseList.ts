// What an account has bought. Only pages that show it import this: `purchase.ts` is part of every first page.
import type { ApiClient, Purchase } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Purchases that are read at once. */
const PURCHASE_PAGE = 50;

const oldestId = (page: readonly Purchase[]) => Math.min(...page.map(({ id }) => id));

/** Whether there are older purchases than those of a page: one more is asked for than is shown. */
export const hasOlder = (page: readonly Purchase[]): boolean => page.length > PURCHASE_PAGE;

/** The purchases of a page that are shown, newest change first. */
export const shownPurchases = (page: readonly Purchase[]): readonly Purchase[] => {
  const next = hasOlder(page) ? oldestId(page) : undefined;
  return sortPurchases(page.filter(({ id }) => id !== next));
};

/**
 * The account's purchases and invoices, a page at a time; those with the highest numbers come first.
 *
 * @param status only those with this status
 */
export const purchasePagesQuery = (api: ApiClient, status?: Purchase['status']) =>
  infiniteQueryOptions({
    queryKey: ['purchase', 'list', status ?? 'any'],
    queryFn: ({ signal, pageParam: before }) => {
      const query = {
        limit: PURCHASE_PAGE + 1,
        ...(before !== undefined && { before }),
        ...(status && { status }),
      };
      return unwrap(api.GET('/purchase/list', { params: { query }, signal }));
    },
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (hasOlder(page) ? oldestId(shownPurchases(page)) : undefined),
    staleTime: 30_000,
  });

/** All purchases and invoices of the account. */
export const purchaseListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'list', 'everything'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/list', { signal })),
    staleTime: 30_000,
  });

/** Loads the newest purchases, and the invoices if some may be older. A failure is kept in the cache. */
export async function prefetchInvoices(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const newest = purchasePagesQuery(api);
  await queryClient.prefetchInfiniteQuery(newest);
  const [page = []] = queryClient.getQueryData(newest.queryKey)?.pages ?? [];
  if (hasOlder(page)) await queryClient.prefetchInfiniteQuery(purchasePagesQuery(api, 'invoice'));
}
