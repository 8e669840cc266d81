import { paymentKeysQuery, purchaseDataQuery, purchasePagesQuery } from '../../api/purchase.ts';
import type { LoadedContext } from '../../context.ts';

type PaymentsContext = Pick<LoadedContext, 'api' | 'queryClient' | 'user'>;

/** Loads what is sold, and what an account with people has bought: without that list the page is still shown. */
export const loadPayments = ({ api, queryClient, user }: PaymentsContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    user && user.people.length > 0 && queryClient.prefetchInfiniteQuery(purchasePagesQuery(api)),
  ]);

/** Loads what the form of an item needs. Without the payment keys it can still be filled in. */
export const loadItem = ({ api, queryClient }: PaymentsContext) =>
  Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)),
    queryClient.prefetchQuery(paymentKeysQuery(api)),
  ]);
