import type { Config, PurchaseData, User } from '@conkit/api-client';
import { PaymentsPage } from '@conkit/ui';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { labelOf } from '../../i18n/soldWords.ts';
import { listedCategories } from './catalogue.ts';
import { useListedPurchase } from './useListedPurchase.tsx';
import { usePurchaseList } from './usePurchaseList.ts';

interface AccountPaymentsProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
}

/** What an account has bought, and what else there is to buy. */
export function AccountPayments({ config, user, data }: AccountPaymentsProps) {
  const language = useLanguage();
  const { purchases, ...list } = usePurchaseList(user);
  const listed = useListedPurchase(config, user, data);
  const categories = listedCategories(data).map(({ key, category, types }) => ({
    key,
    label: labelOf(category, language),
    types: types.map((type) => ({
      key: type.key,
      label: labelOf(type, language),
      amount: type.amount,
    })),
  }));
  return (
    <PaymentsPage
      {...list}
      categories={categories}
      hasDaypasses={config.parts.daypass}
      purchases={purchases.map(listed)}
    />
  );
}
