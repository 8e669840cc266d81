import { purchaseDataQuery } from '../../api/purchase.ts';
import { purchasePagesQuery } from '../../api/purchaseList.ts';
import type { LoadedContext } from '../../context.ts';

/** Loads what is sold, and what an account with people has bought: without that list the page is still shown. */
export const loadPayments = ({
  api,
  queryClient,
  user,
}: Pick<LoadedContext, 'api' | 'queryClient' | 'user'>) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    user && user.people.length > 0 && queryClient.prefetchInfiniteQuery(purchasePagesQuery(api)),
  ]);
