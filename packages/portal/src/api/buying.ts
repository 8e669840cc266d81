// What is sent to buy, and asked of it then; `purchase.ts` has what is read before, on every first page.
import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  ApiClient,
  DaypassRequest,
  OtherPurchaseRequest,
  Purchase,
  PurchaseRequest,
  PurchaseState,
} from '@conkit/api-client';
import { ApiError, unwrap } from './problem.ts';
import { forgetPeople } from './accountPeople.ts';
import { hasOlder, purchaseListQuery, purchasePagesQuery } from './purchaseList.ts';

interface Keyed<Body> {
  /** One per intent to buy: however often it is sent, it is charged once. */
  key: string;
  body: Body;
}

const keyed = (key: string) => ({ params: { header: { 'Idempotency-Key': key } } });

/** Buys memberships or upgrades. */
export const purchaseMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<PurchaseRequest>): Promise<PurchaseState> =>
      unwrap(api.POST('/purchase', { ...keyed(key), body })),
  });

/** Buys day passes. */
export const daypassMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<DaypassRequest>): Promise<PurchaseState> =>
      unwrap(api.POST('/purchase/daypass', { ...keyed(key), body })),
  });

/** Buys other items, or pays invoices. Its answer calls a success by the status of the payment. */
export const otherPurchaseMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: async ({ key, body }: Keyed<OtherPurchaseRequest>): Promise<PurchaseState> => {
      const answer = await unwrap(api.POST('/purchase/other', { ...keyed(key), body }));
      const { status } = answer;
      return { ...answer, status: status === 'succeeded' ? 'success' : status };
    },
  });

/**
 * How a purchase stands; null when the server never saw it. When the card holder's bank was asked, the
 * server first asks the provider what the bank said.
 */
export async function askPurchaseState(api: ApiClient, key: string): Promise<PurchaseState | null> {
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
 * Voids the key of a purchase: a payment that waits for its card holder is cancelled, and a request that the server has
 * not seen is refused when it arrives. Resolves with how the purchase stands then: paid, if it was faster.
 */
export const voidPurchase = (api: ApiClient, key: string): Promise<PurchaseState> =>
  unwrap(api.POST('/purchase/cancel', { body: { key } }));

/** After a purchase the account has other people, with what they can do, and other purchases than before. */
export const forgetPurchases = (queryClient: QueryClient) =>
  Promise.all([
    forgetPeople(queryClient),
    queryClient.invalidateQueries({ queryKey: ['purchase', 'list'] }),
    queryClient.invalidateQueries({ queryKey: ['awards', 'summary'] }),
  ]);

/** The receipt of a charge: the purchase's id in the account's list. Undefined where there is none, or the list fails. */
export async function findReceipt(
  queryClient: QueryClient,
  api: ApiClient,
  chargeId: string | undefined,
): Promise<number | undefined> {
  if (chargeId === undefined) return undefined;
  try {
    const find = (purchases: readonly Purchase[]) =>
      purchases.find((each) => each.stripe_charge_id === chargeId)?.id;
    const [newest = []] = (await queryClient.fetchInfiniteQuery(purchasePagesQuery(api))).pages;
    const found = find(newest);
    // An invoice that was paid may be an old purchase.
    if (found !== undefined || !hasOlder(newest)) return found;
    return find(await queryClient.fetchQuery(purchaseListQuery(api)));
  } catch {
    return undefined;
  }
}

/** The numbers of the members that a purchase made, for who has its key; asked for once. */
export const memberNumbersQuery = (api: ApiClient, key: string) =>
  queryOptions({
    queryKey: ['purchase', 'status', key, 'member_numbers'],
    queryFn: async ({ signal }) => {
      const state = await unwrap(
        api.GET('/purchase/status/{key}', { params: { path: { key } }, signal }),
      );
      return state.member_numbers ?? [];
    },
    staleTime: Infinity,
  });

/** Plays the card holder's bank in the payment sandbox. */
export const sandboxAuthenticationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (answer: { client_secret: string; approve: boolean }) =>
      unwrap(api.POST('/purchase/sandbox-authentication', { body: answer })),
  });
