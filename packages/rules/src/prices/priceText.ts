import { findPrice, upgradeTargets, type PriceList } from '../membership/membership.ts';
import {
  hasPaperPubs,
  paperPubsAmount,
  upgradeAmount,
  type MembershipChoice,
  type MembershipPrices,
} from './prices.ts';

/** The price text after the name of a type. `none` means no text. */
export type PriceText =
  | { readonly kind: 'price'; readonly amount: number }
  | { readonly kind: 'free' }
  | { readonly kind: 'none' }
  | { readonly kind: 'noMembershipUpgrade' }
  | { readonly kind: 'noUpgradeAvailable' }
  | { readonly kind: 'justAddPaperPubs' }
  | { readonly kind: 'alreadyHasPaperPubs' };

/** Returns the price text of an amount, which is shown only above 0 (PRI-6). */
export const labelPrice = (amount: number | null | undefined): PriceText =>
  typeof amount === 'number' && amount > 0 ? { kind: 'price', amount } : { kind: 'none' };

/** Returns the price text of a type for a new member: its price, or that it is free (PRI-7). */
export const newPriceText = (prices: PriceList, type: string): PriceText => {
  const amount = findPrice(prices, type);
  if (amount === undefined) return { kind: 'none' };
  return amount > 0 ? { kind: 'price', amount } : { kind: 'free' };
};

/**
 * Returns the price text of a type in an upgrade: the difference to pay, if there is one (PRI-8). The text of the
 * current type shows what else is possible: another type, paper publications, or nothing.
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
