// Reads an account's purchases. Import this only in pages that list them: `purchase.ts` is part of every
// first page.
import type { ApiClient, Purchase } from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import { infiniteQueryOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Purchases per page. */
const PURCHASE_PAGE = 50;

const oldestId = (page: readonly Purchase[]) => Math.min(...page.map(({ id }) => id));

/** Returns true if older purchases follow. Each request reads one purchase more than the page shows. */
export const hasOlder = (page: readonly Purchase[]): boolean => page.length > PURCHASE_PAGE;

/** Returns the purchases of a page without the extra one, newest change first. */
export const shownPurchases = (page: readonly Purchase[]): readonly Purchase[] => {
  const next = hasOlder(page) ? oldestId(page) : undefined;
  return sortPurchases(page.filter(({ id }) => id !== next));
};

/**
 * Reads the account's purchases and invoices, a page at a time, highest ids first.
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

/** Reads all purchases and invoices of the account. */
export const purchaseListQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'list', 'everything'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/list', { signal })),
    staleTime: 30_000,
  });

/**
 * Loads the newest purchases, and the invoices too if older purchases exist. Doesn't reject: the cache
 * keeps failures.
 */
export async function prefetchInvoices(queryClient: QueryClient, api: ApiClient): Promise<void> {
  const newest = purchasePagesQuery(api);
  await queryClient.prefetchInfiniteQuery(newest);
  const [page = []] = queryClient.getQueryData(newest.queryKey)?.pages ?? [];
  if (hasOlder(page)) await queryClient.prefetchInfiniteQuery(purchasePagesQuery(api, 'invoice'));
}
