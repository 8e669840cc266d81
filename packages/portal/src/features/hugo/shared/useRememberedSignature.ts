import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

interface RememberedSignature {
  /** The signature of this visit, undefined before signing. */
  signature: string | undefined;
  remember: (signature: string) => void;
}

/**
 * Remembers a person's signature until the page is reloaded. It is in the query cache, so signing out or
 * switching accounts clears it.
 *
 * @param what separates signatures of ballots and nominations
 * @param personId undefined if there is no person to sign
 */
export function useRememberedSignature(
  what: 'ballot' | 'nominations',
  personId: number | undefined,
): RememberedSignature {
  const queryClient = useQueryClient();
  const queryKey = ['awards', 'signature', what, personId];
  const { data } = useQuery<string>({ queryKey, queryFn: skipToken, gcTime: Infinity });
  return {
    signature: data,
    remember: (signature) => queryClient.setQueryData(queryKey, signature),
  };
}
