import type { Config, Purchase, PurchaseData, User } from '@conkit/api-client';
import { ReceiptCard } from '@conkit/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calendarUrl } from '../../api/documents.ts';
import { purchaseListQuery, purchasePagesQuery } from '../../api/purchaseList.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useOwnPerson } from '../../shell/useOwnPerson.ts';
import { receiptKind } from './receipts.ts';
import { useReceiptOf } from './useReceiptOf.ts';

const none: readonly Purchase[] = [];

interface HomeReceiptProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The purchase whose receipt is asked for, which may be none of the account's. */
  id: number;
  /** Stands in its place while there is none. */
  children: ReactNode;
}

/** The receipt of a purchase, first on the page of the account whose it is; of anybody else's there is none. */
export function HomeReceipt({ config, user, data, id, children }: HomeReceiptProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const navigate = useNavigate();
  // An account without people may have paid for something, too.
  const newest = useInfiniteQuery(purchasePagesQuery(api));
  // The newest page of many may lack the purchase, or others that were paid with it.
  const all = useQuery({ ...purchaseListQuery(api), enabled: newest.hasNextPage });
  const [page = none] = newest.data?.pages ?? [];
  const purchases = newest.hasNextPage ? (all.data ?? none) : page;
  const purchase = purchases.find((each) => each.id === id);
  const person = useOwnPerson(user, purchase?.person_id);
  const receiptOf = useReceiptOf(config, data, person);
  const receipt = purchase && receiptOf(purchase, purchases);
  if (!receipt) return children;
  return (
    <ReceiptCard
      receipt={receipt}
      order={receiptKind(purchase)}
      calendar={calendarUrl(language)}
      onDismiss={() => void navigate({ to: '/', search: {}, replace: true, resetScroll: false })}
    />
  );
}
