import type { Config, User } from '@conkit/api-client';
import { membershipPricesOf, newPriceText, typesForSale } from '@conkit/rules';
import type { Action } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { daypassPricesQuery, purchaseDataQuery } from '../../api/purchase.ts';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { descriptionOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useDaypassTypes } from './useDaypassTypes.ts';
import { usePriceText } from './usePriceText.ts';

/** The rows of what memberships there are to buy, for the account that is signed in, if one is. */
export function useOfferActions(config: Config, user: User | null) {
  const { t } = useLingui();
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const priceText = usePriceText();
  const { data } = useQuery(purchaseDataQuery(api));
  const { data: daypassPrices } = useQuery({
    ...daypassPricesQuery(api),
    enabled: config.enable_daypass,
  });
  const daypassTypes = useDaypassTypes(config, daypassPrices);
  const prices = data && membershipPricesOf(data, config.paid_paper_pubs).newMember;

  /** Rows of new memberships that are for sale, leading to their forms; with a divider above the first of a group. */
  const newMembers = (types: readonly string[], isGroup = false): Action[] =>
    (prices ? typesForSale(types, prices) : types).map((type, index) => {
      const description = config.membershipTypes[type]?.description;
      return {
        id: type,
        label: membershipLabel(config.membershipTypes, type, language),
        hint: description && localized(description, language),
        price: prices && priceText(newPriceText(prices, type)),
        href: `/new/${type}`,
        startsGroup: isGroup && index === 0,
      };
    });

  /** Rows of day passes. */
  const daypasses = (): Action[] =>
    daypassTypes.map(({ key, label, price }) => ({
      id: key,
      label,
      price,
      href: `/daypass/${key}`,
    }));

  /** The one row of upgrades. */
  const upgrade = (): Action[] => {
    const people = user?.people ?? [];
    const [only] = people;
    return [
      {
        id: 'upgrade',
        label: t`Upgrade membership`,
        hint: t`and/or add paper progress reports`,
        href: only && people.length === 1 ? `/upgrade/${only.id}` : '/upgrade/',
        isDisabled: user !== null && people.length === 0,
        explanation: upgradeNote(),
      },
    ];
    function upgradeNote() {
      if (!user) return t`You sign in first, with a link that we send you by email.`;
      return people.length === 0 ? t`There is nobody on your account to upgrade yet.` : undefined;
    }
  };

  /** What the convention says of day passes, in HTML. */
  const daypassNote = data?.['daypass'] && descriptionOf(data['daypass'], language);

  return { newMembers, daypasses, upgrade, daypassNote };
}
