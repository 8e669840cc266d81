import type { ReceiptFacts } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { memberNumbersQuery } from '../api/buying.ts';
import { calendarUrl } from '../api/documents.ts';
import type { SoldState } from '../context.ts';
import { useLanguage } from '../i18n/useLanguage.ts';

/** Returns the props of a visitor's receipt. */
export function useReceipt(sold: SoldState | null) {
  const { api, config } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  // A free sign-up has no payment to look up member numbers by.
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
