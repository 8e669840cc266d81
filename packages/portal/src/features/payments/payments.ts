import { paymentKeysQuery, purchaseDataQuery } from '../../api/purchase.ts';
import type { LoadedContext } from '../../context.ts';

type ItemContext = Pick<LoadedContext, 'api' | 'queryClient'>;

/** Loads what the form of an item needs. Without the payment keys it can still be filled in. */
export const loadItem = ({ api, queryClient }: ItemContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
