import type { Config, DaypassPrices, PurchaseData, Sale } from '@conkit/api-client';
import { createMembershipPrices, daypassFromAmount, findPrice, typesForSale } from '@conkit/rules';
import { msg } from '@lingui/core/macro';
import { purchaseDataQuery, daypassPricesQuery } from '../../api/prices.ts';
import type { LoadedContext } from '../../context.ts';
import { localized, membershipLabel } from '../../i18n/localized.ts';
import { createDescriber } from '../../i18n/membershipDescription.ts';
import type { Words } from '../../i18n/words.ts';

/** What the front page shows besides the configuration. Undefined while it can't be loaded. */
export interface FrontData {
  prices: PurchaseData | undefined;
  daypassPrices: DaypassPrices | undefined;
}

/** Loads the prices. The page also works without them. */
export async function loadFrontData({
  api,
  queryClient,
  config,
  isServer,
}: LoadedContext): Promise<FrontData> {
  const [prices, daypassPrices] = await Promise.all([
    queryClient.ensureQueryData(purchaseDataQuery(api)).catch(() => undefined),
    config.parts.daypass
      ? queryClient.ensureQueryData(daypassPricesQuery(api)).catch(() => undefined)
      : undefined,
  ]);
  // The browser keeps the served prices as they are, so don't send their data along.
  if (isServer) queryClient.removeQueries({ queryKey: ['purchase'] });
  return { prices, daypassPrices };
}

/** A membership or day pass for sale. */
export interface FrontOffer {
  key: string;
  label: string;
  description: string | undefined;
  /** In the currency's minor unit. */
  amount: number;
  path: string;
  sale: Sale | undefined;
}

export interface FrontOffers {
  /** The cards of new memberships, without those that sell nothing. */
  groups: { key: string; title: string; offers: FrontOffer[] }[];
  /** Day passes, with the price of their cheapest day. */
  daypasses: FrontOffer[];
}

/** Returns what is for sale. The page and its structured data use the same list. */
export function listOffers(
  config: Config,
  { prices, daypassPrices }: FrontData,
  { i18n, language }: Pick<Words, 'i18n' | 'language'>,
): FrontOffers {
  const newMember = prices && createMembershipPrices(prices, config.paid_paper_pubs).newMember;
  const { membershipTypes: types, membershipGroups } = config;
  const describe = createDescriber(types, { i18n, language });
  const findSale = (category: string, key: string) =>
    prices?.[category]?.types.find((type) => type.key === key)?.sale;
  const groups = membershipGroups.cards.map((card) => ({
    key: card.key,
    title: localized(card.title, language),
    offers: (newMember ? typesForSale(card.types, newMember) : []).map((key) => ({
      key,
      label: membershipLabel(types, key, language),
      description: describe(key),
      amount: (newMember && findPrice(newMember, key)) ?? 0,
      path: `/new/${key}`,
      sale: findSale('new_member', key),
    })),
  }));
  const daypasses = membershipGroups.daypass.flatMap((key) => {
    const amount = daypassPrices && daypassFromAmount(daypassPrices, key);
    const own = types[key]?.daypass_label;
    const membership = membershipLabel(types, key, language);
    const label = own ? localized(own, language) : i18n._(msg`${membership} day pass`);
    const path = `/daypass/${key}`;
    const sale = findSale('daypass', `daypass-${key}`);
    return amount ? [{ key, label, description: undefined, amount, path, sale }] : [];
  });
  return { groups: groups.filter(({ offers }) => offers.length > 0), daypasses };
}
