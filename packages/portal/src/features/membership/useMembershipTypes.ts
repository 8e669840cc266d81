import type { Config } from '@conkit/api-client';
import { isGreyedOut, newPriceText, sortTypes, type PriceList } from '@conkit/rules';
import type { SoldType } from '@conkit/ui';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { usePriceText } from './usePriceText.ts';

/** Returns the types of new memberships, dearest first. Types that aren't for sale are disabled. */
export function useMembershipTypes(config: Config, prices: PriceList): readonly SoldType[] {
  const language = useLanguage();
  const priceText = usePriceText();
  const { membershipTypes, membershipGroups } = config;
  return sortTypes(membershipGroups.list.flat(), prices).map((type) => {
    const description = membershipTypes[type]?.description;
    const price = priceText(newPriceText(prices, type));
    return {
      value: type,
      label: [membershipLabel(membershipTypes, type, language), price].filter(Boolean).join(' '),
      isDisabled: isGreyedOut(prices, type),
      description: description && localized(description, language),
    };
  });
}
