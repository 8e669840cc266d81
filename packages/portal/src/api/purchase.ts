import { mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, PurchaseRequest, PurchaseState } from '@conkit/api-client';
import { ApiError, unwrap } from './problem.ts';

/** What can be bought, by category, with its price. */
export const purchaseDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'data'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/data', { signal })),
    staleTime: 5 * 60_000,
  });

/** What each day of a day pass costs, by type. */
export const daypassPricesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'daypass-prices'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/daypass-prices', { signal })),
    staleTime: 5 * 60_000,
  });

/** The payment provider's public keys, by payment account. */
export const paymentKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'keys'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/keys', { signal })),
    staleTime: Infinity,
  });

interface KeyedPurchase {
  /** One per intent to buy: however often it is sent, it is charged once. */
  key: string;
  body: PurchaseRequest;
}

/** Buys memberships or upgrades. */
export const purchaseMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: ({ key, body }: KeyedPurchase): Promise<PurchaseState> =>
      unwrap(api.POST('/purchase', { params: { header: { 'Idempotency-Key': key } }, body })),
  });

/**
 * How a purchase stands; null when the server never saw it. When the card holder's bank was asked, the
 * server first asks the provider what the bank said.
 */
export const askPurchaseState = (api: ApiClient, key: string) =>
  nullWhenUnknown(async () => {
    const path = { params: { path: { key } } };
    const state = await unwrap(api.GET('/purchase/status/{key}', path));
    if (state.status !== 'requires_action') return state;
    const finished = await unwrap(api.POST('/purchase/finish', { body: { key } }));
    return { ...state, ...finished };
  });

/**
 * Cancels a payment that waits for its card holder. The answer is how it stands then: paid, if the bank
 * was faster; null when the server never saw it.
 */
export const cancelPurchase = (api: ApiClient, key: string) =>
  nullWhenUnknown(() => unwrap(api.POST('/purchase/cancel', { body: { key } })));

async function nullWhenUnknown(ask: () => Promise<PurchaseState>): Promise<PurchaseState | null> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ApiError && error.code === 'not_found') return null;
    throw error;
  }
}

/** After a purchase the account has other people and other purchases than before. */
export const forgetPurchases = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: ['user'] }),
    queryClient.invalidateQueries({ queryKey: ['purchase', 'list'] }),
  ]);

/** Plays the card holder's bank in the payment sandbox. */
export const sandboxAuthenticationMutation = (api: ApiClient) =>
  mutationOptions({
    mutationFn: (answer: { client_secret: string; approve: boolean }) =>
      unwrap(api.POST('/purchase/sandbox-authentication', { body: answer })),
  });
