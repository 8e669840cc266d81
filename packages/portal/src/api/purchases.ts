// Sends purchases, and reads their status and the account's list. What is for sale is in `prices.ts`.
import type {
  ApiClient,
  DaypassRequest,
  OtherPurchaseRequest,
  Purchase,
  PurchaseRequest,
  PurchaseState,
} from '@conkit/api-client';
import { sortPurchases } from '@conkit/rules';
import {
  infiniteQueryOptions,
  mutationOptions,
  queryOptions,
  type QueryClient,
} from '@tanstack/react-query';
import { forgetPeople } from './accountPeople.ts';
import { ApiError, unwrap } from './problem.ts';

interface Keyed<Body> {
  /** The idempotency key, one per intent to buy. A request that is repeated is charged once. */
  key: string;
  body: Body;
}

const withKey = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** Buys memberships or upgrades. */
export const purchaseMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<PurchaseRequest>): Promise<PurchaseState> =>
      unwrap(api.POST('/purchase', { ...withKey(key), body })),
  });

/** Buys day passes. */
export const daypassMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<DaypassRequest>): Promise<PurchaseState> =>
      unwrap(api.POST('/purchase/daypass', { ...withKey(key), body })),
  });

/** Buys other items or pays invoices. Maps the status `succeeded` of this endpoint to `success`. */
export const otherPurchaseMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ key, body }: Keyed<OtherPurchaseRequest>): Promise<PurchaseState> => {
      const answer = await unwrap(api.POST('/purchase/other', { ...withKey(key), body }));
      const { status } = answer;
      return { ...answer, status: status === 'succeeded' ? 'success' : status };
    },
  });

/**
 * Returns the status of a purchase, or null if the server never received it. If the purchase waits for 3-D
 * Secure, the server first asks the provider for the result.
 */
export async function fetchPurchaseState(
  api: ApiClient,
  key: string,
): Promise<PurchaseState | null> {
  try {
    const path = { params: { path: { key } } };
    const state = await unwrap(api.GET('/purchase/status/{key}', path));
    if (state.status !== 'requires_action') return state;
    const finished = await unwrap(api.POST('/purchase/finish', { body: { key } }));
    return { ...state, ...finished };
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/**
 * Voids the key of a purchase. The server cancels a payment that waits for the card holder, and refuses a
 * request that arrives later. Resolves with the purchase's status, which is `success` if the payment
 * completed first.
 */
export const voidPurchase = (api: ApiClient, key: string): Promise<PurchaseState> =>
  unwrap(api.POST('/purchase/cancel', { body: { key } }));

/** Reloads what a purchase changes: the account's people, its purchases and its award rights. */
export const forgetPurchases = (queryClient: QueryClient) =>
  Promise.all([
    forgetPeople(queryClient),
    queryClient.invalidateQueries({ queryKey: ['purchase', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['awards', 'summary'] }),
  ]);

/** Returns the payment provider's id of the charge. The field is named after Stripe, the first provider. */
export const getChargeId = ({ stripe_charge_id }: Purchase): string | null => stripe_charge_id;

/** Returns the number of the provider's receipt, else its id of the charge. */
export const getReference = ({ stripe_receipt, stripe_charge_id }: Purchase): string | null =>
  stripe_receipt ?? stripe_charge_id;

/**
 * Returns the id of the purchase with this charge. Returns undefined if there is none or the list fails to
 * load.
 */
export async function findReceipt(
  queryClient: QueryClient,
  api: ApiClient,
  chargeId: string | undefined,
): Promise<number | undefined> {
  if (chargeId === undefined) return undefined;
  try {
    const find = (purchases: readonly Purchase[]) =>
      purchases.find((each) => getChargeId(each) === chargeId)?.id;
    const [newest = []] = (await queryClient.fetchInfiniteQuery(purchasePagesQuery(api))).pages;
    const found = find(newest);
    // The purchase can be older than the first page: an invoice keeps its number when it is paid.
    if (found !== undefined || !hasOlder(newest)) return found;
    return find(await queryClient.fetchQuery(purchaseListQuery(api)));
  } catch {
    return undefined;
  }
}

/**
 * Reads a purchase that was paid, for its receipt: the members that it created, the charge and the card. Needs only the
 * key, so it also works for visitors.
 */
export const paidPurchaseQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['purchase', 'status', key],
    queryFn: ({ signal }) =>
      unwrap(api.GET('/purchase/status/{key}', { params: { path: { key } }, signal })),
    staleTime: Infinity,
  });

/** Answers as the card holder's bank in the payment sandbox. */
export const sandboxAuthenticationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (answer: { client_secret: string; approve: boolean }) =>
      unwrap(api.POST('/purchase/sandbox-authentication', { body: answer })),
  });

/** Purchases per page. */
const PURCHASE_PAGE = 50;

const findOldestId = (page: readonly Purchase[]) => Math.min(...page.map(({ id }) => id));

/** Returns true if older purchases follow. Each request reads one purchase more than the page shows. */
const hasOlder = (page: readonly Purchase[]): boolean => page.length > PURCHASE_PAGE;

/** Returns the purchases of a page without the extra one, newest change first. */
export const toPurchases = (page: readonly Purchase[]): readonly Purchase[] => {
  const next = hasOlder(page) ? findOldestId(page) : undefined;
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
    getNextPageParam: (page) => (hasOlder(page) ? findOldestId(toPurchases(page)) : undefined),
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
