import type { Config, User } from '@conkit/api-client';
import {
  createMembershipPrices,
  daypassFromAmount,
  newPriceText,
  typesForSale,
} from '@conkit/rules';
import { useMoney, type Offer, type UpgradeOffer } from '@conkit/ui';
import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useRouteContext } from '@tanstack/react-router';
import { daypassPricesQuery, purchaseDataQuery } from '../../api/prices.ts';
import { useLanguage } from '../../i18n/language.ts';
import { getSaleZone, membershipLabel } from '../../i18n/localized.ts';
import { createDescriber } from '../../i18n/membershipDescription.ts';
import { getDescription } from '../../i18n/productTexts.ts';
import { describeSale } from '../../i18n/saleText.ts';
import { findDaypassType, findNewMemberType } from './offers.ts';
import { useDaypassTypes } from './useDaypassTypes.ts';
import { usePriceText } from './usePriceText.ts';

/** Returns what is for sale to the account or the visitor. */
export function useOffers(config: Config, user: User | null) {
  const { api } = useRouteContext({ from: '__root__' });
  const language = useLanguage();
  const { i18n, t } = useLingui();
  const describe = createDescriber(config.membershipTypes, { i18n, language });
  const priceText = usePriceText();
  const { formatMoney } = useMoney();
  const timeZone = getSaleZone(config);
  const { data } = useQuery(purchaseDataQuery(api));
  const { parts } = config;
  const { data: daypassPrices } = useQuery({
    ...daypassPricesQuery(api),
    enabled: parts.daypass,
  });
  const daypassTypes = useDaypassTypes(config, daypassPrices);
  const prices = data && createMembershipPrices(data, config.paid_paper_pubs).newMember;

  /** Returns the types of new memberships that are for sale. */
  const newMembers = (types: readonly string[]): Offer[] =>
    (prices ? typesForSale(types, prices) : types).map((type) => {
      const sale = data && findNewMemberType(data, type)?.sale;
      const next = sale?.next_amount;
      const nextPrice =
        next === undefined
          ? undefined
          : priceText(next > 0 ? { kind: 'price', amount: next } : { kind: 'free' });
      const offer: Offer = {
        key: type,
        label: membershipLabel(config.membershipTypes, type, language),
        hint: describe(type),
        price: prices && priceText(newPriceText(prices, type)),
        href: `/new/${type}`,
      };
      return Object.assign(offer, describeSale(sale, { i18n, timeZone, nextPrice }));
    });

  const daypasses = parts.daypass
    ? daypassTypes.map(({ key, label, price }): Offer => {
        const sale = data && findDaypassType(data, key)?.sale;
        const next = sale?.next_days && daypassFromAmount({ [key]: sale.next_days }, key);
        const nextPrice = next ? t`from ${formatMoney(next)}/day` : undefined;
        const text = describeSale(sale, { i18n, timeZone, nextPrice });
        const offer: Offer = { key, label, price, href: `/daypass/${key}` };
        return Object.assign(offer, text);
      })
    : undefined;

  /** The convention's description of day passes, in HTML. */
  const daypassNote =
    parts.daypass && data?.['daypass'] ? getDescription(data['daypass'], language) : undefined;

  return { newMembers, daypasses, upgrade: getUpgradeOffer(config, user), daypassNote };
}

/** Returns what an upgrade can add, or undefined if there are none. */
function upgradeKind({ upgrades, paper_pubs }: Config['parts']): UpgradeOffer['kind'] | undefined {
  if (upgrades) return paper_pubs ? 'both' : 'membership';
  return paper_pubs ? 'paperPubs' : undefined;
}

/** Returns the link to upgrades, if there are any. With one person it leads directly to that person. */
function getUpgradeOffer(config: Config, user: User | null): UpgradeOffer | undefined {
  const kind = upgradeKind(config.parts);
  if (!kind) return undefined;
  const paths = config.membershipGroups.upgradePaths ?? [];
  const offer = { kind, hasOwnPrices: paths.some(({ amount }) => amount !== undefined) };
  if (!user) return { ...offer, href: '/upgrade/', unavailableReason: 'signedOut' };
  const [only, ...others] = user.people;
  if (!only) return { ...offer, href: '/upgrade/', unavailableReason: 'noPeople' };
  return { ...offer, href: others.length === 0 ? `/upgrade/${only.id}` : '/upgrade/' };
}
