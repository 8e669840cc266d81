import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { paymentKeysQuery } from '../api/purchase.ts';

/**
 * The public key of a payment account, which must be there before anybody can pay: money for one account
 * is never taken for another.
 *
 * @param isNeeded nothing is asked for when nothing is to pay
 */
export function usePaymentKey(account: string, isNeeded: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isError, refetch } = useQuery({
    ...paymentKeysQuery(api),
    enabled: isNeeded,
  });
  // The default account's is empty where there are no keys at all.
  const publicKey = (isNeeded && data?.[account]) || undefined;
  return { publicKey, isFetching, isError, refetch };
}

export type PaymentKey = ReturnType<typeof usePaymentKey>;
