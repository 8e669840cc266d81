import type { Config, Purchase, PurchaseData, User } from '@conkit/api-client';
import { createPriceList, SITE_SELECTION_TOKEN, SOLD_ELSEWHERE, sortTypes } from '@conkit/rules';
import { PaymentsPage } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { everyoneQuery } from '../../api/accountPeople.ts';
import { isPartial } from '../../api/session.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getLabel } from '../../i18n/productTexts.ts';
import { hasReceipt } from './receipts.ts';
import { useListedPurchase } from './useListedPurchase.tsx';
import { usePurchaseList } from './usePurchaseList.ts';

interface AccountPaymentsProps {
  config: Config;
  user: User | null;
  data: PurchaseData;
}

/** An account's purchases, and the items it can buy. */
export function AccountPayments({ config, user, data }: AccountPaymentsProps) {
  const language = useLanguage();
  const { purchases, ...list } = usePurchaseList(user);
  const listed = useListedPurchase(config, useBallotPeople(user, purchases), data);
  const categories = listCategories(data).map(({ key, category, types }) => ({
    key,
    label: getLabel(category, language),
    types: types.map((type) => ({
      key: type.key,
      label: getLabel(type, language),
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

/** Returns the categories on sale, each with its types: dearest first, then by key. */
const listCategories = (data: PurchaseData) =>
  Object.entries(data)
    .filter(([key, { listed }]) => listed && !SOLD_ELSEWHERE.has(key))
    .map(([key, category]) => {
      const keys = sortTypes(
        category.types.map((type) => type.key),
        createPriceList(category.types),
      );
      const types = keys.flatMap((name) => category.types.find((type) => type.key === name) ?? []);
      return { key, category, types };
    });

/**
 * Loads all people of a large account if a purchase may have a personal ballot for someone beyond the first
 * page.
 */
function useBallotPeople(user: User | null, purchases: readonly Purchase[]): User | null {
  const { api } = useRouteContext({ from: '__root__' });
  const isKnown = (purchase: Purchase) =>
    purchase.person_id === null || user?.people.some(({ id }) => id === purchase.person_id);
  const isMissing = purchases.some(
    (each) => each.type === SITE_SELECTION_TOKEN && hasReceipt(each) && !isKnown(each),
  );
  const { data } = useQuery({
    ...everyoneQuery(api, user?.email ?? ''),
    enabled: user !== null && isPartial(user) && isMissing,
  });
  return user && data ? data : user;
}
