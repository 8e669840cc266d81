import type { Config, Purchase, PurchaseData, User } from '@conkit/api-client';
import { ReceiptCard } from '@conkit/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useNavigate, useRouteContext } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { calendarUrl } from '../../api/documents.ts';
import { purchaseListQuery, purchasePagesQuery } from '../../api/purchaseList.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useOwnPerson } from '../../shell/ownPeople.ts';
import { receiptKind } from './receipts.ts';
import { useReceiptOf } from './useReceiptOf.ts';

const none: readonly Purchase[] = [];

interface HomeReceiptProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The purchase whose receipt to show. It may not belong to the account. */
  id: number;
  /** Shown instead while there is no receipt. */
  children: ReactNode;
}

/** The receipt of one of the account's purchases, at the top of the home page. */
export function HomeReceipt({ config, user, data, id, children }: HomeReceiptProps) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const navigate = useNavigate();
  // Accounts without people can have purchases too.
  const newest = useInfiniteQuery(purchasePagesQuery(api));
  // The first page may lack the purchase, or others paid with the same charge.
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
