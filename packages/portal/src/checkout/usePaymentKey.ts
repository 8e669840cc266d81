import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { paymentKeysQuery } from '../api/purchase.ts';

/**
 * Loads the public key of a payment account. Payment isn't possible without it: money for one account must
 * never go to another.
 *
 * @param isNeeded false when there is nothing to pay
 */
export function usePaymentKey(account: string, isNeeded: boolean) {
  const { api } = useRouteContext({ from: '__root__' });
  const { data, isFetching, isError, refetch } = useQuery({
    ...paymentKeysQuery(api),
    enabled: isNeeded,
  });
  // The default account's key is an empty string if no keys are configured.
  const publicKey = (isNeeded && data?.[account]) || undefined;
  return { publicKey, isFetching, isError, refetch };
}

export type PaymentKey = ReturnType<typeof usePaymentKey>;
