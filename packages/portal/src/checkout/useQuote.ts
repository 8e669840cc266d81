import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { purchaseDataQuery } from '../api/purchase.ts';

/**
 * What something costs: by the rules, or as the server has said since.
 *
 * @param content what is bought; of something else the server has said nothing
 * @param byRules in the currency's minor unit
 * @returns `amount` in the currency's minor unit; `requote`, which takes the server's price and asks for the others anew
 */
export function useQuote(content: string, byRules: number) {
  const { api, queryClient } = useRouteContext({ from: '__root__' });
  const [quote, setQuote] = useState<{ content: string; amount: number } | null>(null);
  return {
    amount: quote?.content === content ? quote.amount : byRules,
    requote: (amount: number) => {
      setQuote({ content, amount });
      void queryClient.invalidateQueries({ queryKey: purchaseDataQuery(api).queryKey });
    },
  };
}
