import { paymentKeysQuery, purchaseDataQuery } from '../../api/purchase.ts';
import type { LoadedContext } from '../../context.ts';

type ItemContext = Pick<LoadedContext, 'api' | 'queryClient'>;

/** Loads the data of an item's form. The form also works without the payment keys. */
export const loadItem = ({ api, queryClient }: ItemContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
