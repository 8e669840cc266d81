import type { ApiClient } from '@conkit/api-client';
import { queryOptions } from '@tanstack/react-query';
import { unwrap } from './problem.ts';

/** Reads what is for sale, by category, with prices. */
export const purchaseDataQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'data'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/data', { signal })),
    staleTime: 5 * 60_000,
  });

/** Reads the price of each day of a day pass, by type. */
export const daypassPricesQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'daypass-prices'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/daypass-prices', { signal })),
    staleTime: 5 * 60_000,
  });

/** Reads the payment provider's public keys, by payment account. */
export const paymentKeysQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: ['purchase', 'keys'],
    queryFn: ({ signal }) => unwrap(api.GET('/purchase/keys', { signal })),
    staleTime: Infinity,
  });
