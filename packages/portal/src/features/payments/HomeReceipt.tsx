import type { Config, PurchaseData, User } from '@conkit/api-client';
import { ReceiptCard } from '@conkit/ui';
import { useNavigate } from '@tanstack/react-router';
import { calendarUrl } from '../../api/documents.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { receiptKind } from './receipts.ts';
import { usePurchaseList } from './usePurchaseList.ts';
import { useReceiptOf } from './useReceiptOf.ts';

interface HomeReceiptProps {
  config: Config;
  user: User;
  data: PurchaseData;
  /** The purchase whose receipt is asked for, which may be none of the account's. */
  id: number;
}

/** The receipt of a purchase, first on the page of the account whose it is; nothing for anybody else's. */
export function HomeReceipt({ config, user, data, id }: HomeReceiptProps) {
  const language = useLanguage();
  const navigate = useNavigate();
  const { purchases } = usePurchaseList(user);
  const receiptOf = useReceiptOf(config, user, data);
  const purchase = purchases.find((each) => each.id === id);
  const receipt = purchase && receiptOf(purchase, purchases);
  if (!receipt) return null;
  return (
    <ReceiptCard
      receipt={receipt}
      order={receiptKind(purchase)}
      calendar={calendarUrl(language)}
      onDismiss={() => void navigate({ to: '/', search: {}, replace: true, resetScroll: false })}
    />
  );
}
