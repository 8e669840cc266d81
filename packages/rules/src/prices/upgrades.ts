import { findPrice, type MembershipTypes } from '../membership/membership.ts';
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
    const amount = findPrice(prices.newMember, membership);
    if (amount === undefined || !upgradeable.includes(membership)) return 'not_for_sale';
    if (amount <= (findPrice(prices.newMember, from.membership) ?? 0)) return 'not_dearer';
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
