import type { Config, User } from '@conkit/api-client';
import { membershipPricesOf, newPriceText, typesForSale } from '@conkit/rules';
import type { Offer, UpgradeOffer } from '@conkit/ui';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { daypassPricesQuery, purchaseDataQuery } from '../../api/purchase.ts';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { descriptionOf } from '../../i18n/soldWords.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { useDaypassTypes } from './useDaypassTypes.ts';
import { usePriceText } from './usePriceText.ts';

/** What memberships there are to buy, for the account that is signed in, if one is. */
export function useOffers(config: Config, user: User | null) {
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

  /** New memberships of these types that are for sale. */
  const newMembers = (types: readonly string[]): Offer[] =>
    (prices ? typesForSale(types, prices) : types).map((type) => {
      const description = config.membershipTypes[type]?.description;
      return {
        key: type,
        label: membershipLabel(config.membershipTypes, type, language),
        hint: description && localized(description, language),
        price: prices && priceText(newPriceText(prices, type)),
        href: `/new/${type}`,
      };
    });

  /** Day passes, where they are on sale. */
  const daypasses = config.enable_daypass
    ? daypassTypes.map(({ key, label, price }): Offer => {
        return { key, label, price, href: `/daypass/${key}` };
      })
    : undefined;

  /** What the convention says of day passes, in HTML. */
  const daypassNote = data?.['daypass'] && descriptionOf(data['daypass'], language);

  return { newMembers, daypasses, upgrade: upgradeOf(user), daypassNote };
}

/** Where an account upgrades: at once where there is one person only. */
function upgradeOf(user: User | null): UpgradeOffer {
  if (!user) return { href: '/upgrade/', obstacle: 'signedOut' };
  const [only, ...others] = user.people;
  if (!only) return { href: '/upgrade/', obstacle: 'nobody' };
  return { href: others.length === 0 ? `/upgrade/${only.id}` : '/upgrade/' };
}
