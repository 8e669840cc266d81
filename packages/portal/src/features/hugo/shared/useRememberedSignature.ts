import { skipToken, useQuery, useQueryClient } from '@tanstack/react-query';

interface RememberedSignature {
  /** What was signed with before in this visit; undefined while that has not happened. */
  signature: string | undefined;
  remember: (signature: string) => void;
}

/**
 * The signature that a person gave in this visit, which is until the page is loaded anew. It is kept beside
 * the account's data: signing out forgets it, and so does somebody else's signing in.
 *
 * @param what was signed: who signs nominations has not signed a ballot
 * @param personId undefined where nobody is to sign
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
