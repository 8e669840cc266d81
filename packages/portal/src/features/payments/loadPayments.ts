import { purchaseDataQuery } from '../../api/purchase.ts';
import { purchasePagesQuery } from '../../api/purchaseList.ts';
import type { LoadedContext } from '../../context.ts';

/**
 * Loads what is for sale and the account's purchases. The page also works if the purchases fail to load.
 */
export const loadPayments = ({
  api,
  queryClient,
  user,
}: Pick<LoadedContext, 'api' | 'queryClient' | 'user'>) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    user && user.people.length > 0 && queryClient.prefetchInfiniteQuery(purchasePagesQuery(api)),
  ]);
