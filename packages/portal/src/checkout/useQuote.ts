import { useRouteContext } from '@tanstack/react-router';
import { useState } from 'react';
import { purchaseDataQuery } from '../api/purchase.ts';

/**
 * Returns the price of an order: the server's, once it has corrected the price, otherwise the rules'.
 *
 * @param content the order; a correction applies to this content only
 * @param byRules in the currency's minor unit
 * @returns `amount` in the currency's minor unit, and `requote`, which applies the server's price and
 *   reloads the other prices
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
