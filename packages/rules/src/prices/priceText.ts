import { priceOf, upgradeTargets, type PriceList } from '../membership/membership.ts';
import {
  hasPaperPubs,
  paperPubsAmount,
  upgradeAmount,
  type MembershipChoice,
  type MembershipPrices,
} from './prices.ts';

/** What stands behind the name of a type. `none` is a label without a price. */
export type PriceText =
  | { readonly kind: 'price'; readonly amount: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' }
  | { readonly kind: 'noMembershipUpgrade' }
  | { readonly kind: 'noUpgradeAvailable' }
  | { readonly kind: 'justAddPaperPubs' }
  | { readonly kind: 'alreadyHasPaperPubs' };

/** A type's name is followed by its price only when that is above 0 (PRI-6). */
export const labelPrice = (amount: number | null | undefined): PriceText =>
  typeof amount === 'number' && amount > 0 ? { kind: 'price', amount } : { kind: 'none' };

/** The text of a type for somebody who has none: its price, or that it is free (PRI-7). */
export const newPriceText = (prices: PriceList, type: string): PriceText => {
  const amount = priceOf(prices, type);
  if (amount === undefined) return { kind: 'none' };
  return amount > 0 ? { kind: 'price', amount } : { kind: 'free' };
};

/**
 * The text of a type in an upgrade: the difference to pay, if there is one (PRI-8).
 * The present type says what else is possible: an upgrade to another type, paper publications, or
 * nothing.
 */
export const upgradePriceText = (
  prices: MembershipPrices,
  person: MembershipChoice,
  type: string,
  upgradeable: readonly string[],
): PriceText => {
  if (type === person.membership) return presentTypeText(prices, person, upgradeable);
  const to = { membership: type, paper_pubs: person.paper_pubs };
  const amount = upgradeAmount(prices, person, to);
  return labelPrice(amount);
};

const presentTypeText = (
  prices: MembershipPrices,
  person: MembershipChoice,
  upgradeable: readonly string[],
): PriceText => {
  const targets = upgradeTargets(person.membership, upgradeable, prices.newMember);
  if (targets.length > 0) return { kind: 'noMembershipUpgrade' };
  if (paperPubsAmount(prices, true) === 0) return { kind: 'noUpgradeAvailable' };
  return { kind: hasPaperPubs(person) ? 'alreadyHasPaperPubs' : 'justAddPaperPubs' };
};
