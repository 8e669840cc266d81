import type { ReceiptFacts } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { memberNumbersQuery } from '../api/buying.ts';
import { calendarUrl } from '../api/documents.ts';
import type { SoldState } from '../context.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** The receipt of what a visitor has bought, in the properties of its block. */
export function useReceipt(sold: SoldState | null) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  // What was signed up for has no payment by which its number could be told.
  const isPaid = sold !== null && sold.amount > 0;
  const { data: numbers = [] } = useQuery({
    ...memberNumbersQuery(api, sold?.key ?? ''),
    enabled: isPaid,
  });
  if (!sold) return null;
  const { amount, what, buyer, date } = sold;
  const [first = '', ...notes] = what;
  const receipt: ReceiptFacts = {
    lines: [{ id: 1, what: first, who: buyer?.who ?? null, notes }],
    amount,
    date,
    email: buyer?.email ?? null,
    payee: config.name,
    memberNumber: numbers.length === 1 ? numbers[0] : undefined,
  };
  return { receipt, buyer, isPaid, calendar: calendarUrl(language) };
}
