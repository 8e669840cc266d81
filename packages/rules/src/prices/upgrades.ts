import { findPrice, type MembershipTypes, type PriceList } from '../membership/membership.ts';
import { hasPaperPubs, type MembershipChoice, type MembershipPrices } from './prices.ts';
import { endingRights } from '../membership/endingRights.ts';

/** A reason to refuse an upgrade. */
export type UpgradeProblem =
  'nothing_changes' | 'not_for_sale' | 'not_dearer' | 'has_paper_pubs' | 'paper_pubs_not_sold';

/** The upgrade to buy: a membership, paper publications, or both. A missing part stays as it is. */
export interface UpgradeChoice {
  readonly membership?: string | null;
  readonly paper_pubs?: MembershipChoice['paper_pubs'];
}

/** An upgrade from one membership type to another. */
export interface UpgradePath {
  readonly from: string;
  readonly to: string;
  /** A fixed price in the currency's minor unit, instead of the difference. */
  readonly amount?: number;
}

/** What a convention sells as upgrades. */
export interface UpgradeOffer {
  /** The types that a membership can be upgraded to. */
  readonly upgrade: readonly string[];
  /** The only upgrades for sale. By default, every type can be upgraded to every type of `upgrade`. */
  readonly upgradePaths?: readonly UpgradePath[] | undefined;
}

/**
 * Returns what one membership can be upgraded to, and the prices that apply. If the convention lists paths, only its own
 * remain, and a fixed price replaces the difference (PRI-33). The other rules of upgrades take the result.
 *
 * @param from the present membership
 */
export const findUpgrades = <Prices extends Pick<MembershipPrices, 'newMember'>>(
  prices: Prices,
  { upgrade, upgradePaths }: UpgradeOffer,
  from: string,
): { readonly prices: Prices; readonly upgradeable: readonly string[] } => {
  if (!upgradePaths) return { prices, upgradeable: upgrade };
  const paths = upgradePaths.filter((path) => path.from === from);
  const present = findPrice(prices.newMember, from) ?? 0;
  const fixed = paths.flatMap(({ to, amount }) =>
    amount === undefined ? [] : [[to, present + amount] as const],
  );
  return {
    prices: { ...prices, newMember: { ...prices.newMember, ...Object.fromEntries(fixed) } },
    upgradeable: upgrade.filter((type) => type === from || paths.some(({ to }) => to === type)),
  };
};

/** Returns whether a membership type costs more than another. A type without a price counts as 0 (PRI-30). */
export const isDearer = (prices: PriceList, type: string, other: string): boolean =>
  (findPrice(prices, type) ?? 0) > (findPrice(prices, other) ?? 0);

/**
 * Returns why an upgrade is refused. It must change something, its type must be upgradeable, for sale and more
 * expensive, and paper publications must be sold and missing (PRI-30).
 */
export const upgradeProblem = (
  prices: MembershipPrices,
  upgradeable: readonly string[],
  from: MembershipChoice,
  { membership, paper_pubs }: UpgradeChoice,
): UpgradeProblem | undefined => {
  const isOther = Boolean(membership) && membership !== from.membership;
  if (!isOther && !paper_pubs) return 'nothing_changes';
  if (isOther && membership) {
    const isSold = findPrice(prices.newMember, membership) !== undefined;
    if (!isSold || !upgradeable.includes(membership)) return 'not_for_sale';
    if (!isDearer(prices.newMember, membership, from.membership)) return 'not_dearer';
  }
  if (!paper_pubs) return undefined;
  if (!prices.paidPaperPubs || !prices.paperPubs) return 'paper_pubs_not_sold';
  return hasPaperPubs(from) ? 'has_paper_pubs' : undefined;
};

/**
 * Returns whether a paid upgrade can still be delivered: the person has the membership that it was priced for, and
 * does not have the paper publications that it adds (PRI-31).
 *
 * @param now the person's current membership and paper publications
 * @param from the type that the price was computed for
 * @param to the type and paper publications that were bought
 */
export const isUpgradeGood = (now: MembershipChoice, from: string, to: MembershipChoice): boolean =>
  (to.membership === from || now.membership === from) && !(hasPaperPubs(to) && hasPaperPubs(now));

/**
 * Returns whether another account may pay for an upgrade that is for sale: it must not end a right or set the
 * address of paper publications (PRI-32). PRI-30 ensures that it costs money.
 *
 * @param from the person's current membership
 * @param to the upgrade; a missing type stays as it is
 */
export const isGift = (
  types: MembershipTypes,
  from: Pick<MembershipChoice, 'membership'>,
  { membership, paper_pubs }: UpgradeChoice,
): boolean =>
  !paper_pubs && endingRights(types, from.membership, membership || from.membership).length === 0;
