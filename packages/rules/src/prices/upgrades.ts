import { priceOf, type MembershipTypes } from '../membership/membership.ts';
import { hasPaperPubs, type MembershipChoice, type MembershipPrices } from './prices.ts';
import { endingRights } from '../membership/rights.ts';

/** What keeps an upgrade from being sold. */
export type UpgradeProblem =
  'nothing_changes' | 'not_for_sale' | 'not_dearer' | 'has_paper_pubs' | 'paper_pubs_not_sold';

/** A membership, paper publications, or both that a person is to get; what is left out stays. */
export interface UpgradeChoice {
  readonly membership?: string | null;
  readonly paper_pubs?: MembershipChoice['paper_pubs'];
}

/**
 * An upgrade must change something; its type must be upgradeable, for sale and dearer than the present
 * one; paper publications are added only where they are sold and the person has none (PRI-30).
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
    const amount = priceOf(prices.newMember, membership);
    if (amount === undefined || !upgradeable.includes(membership)) return 'not_for_sale';
    if (amount <= (priceOf(prices.newMember, from.membership) ?? 0)) return 'not_dearer';
  }
  if (!paper_pubs) return undefined;
  if (!prices.paidPaperPubs || !prices.paperPubs) return 'paper_pubs_not_sold';
  return hasPaperPubs(from) ? 'has_paper_pubs' : undefined;
};

/**
 * An upgrade is good for the membership that it was priced for, and adds paper publications only to
 * somebody without them; otherwise nothing of it can be delivered (PRI-31).
 *
 * @param now what the person has at this moment
 * @param from the type that the price was computed for
 * @param to the type that was bought, and the paper publications that were
 */
export const isUpgradeGood = (now: MembershipChoice, from: string, to: MembershipChoice): boolean =>
  (to.membership === from || now.membership === from) && !(hasPaperPubs(to) && hasPaperPubs(now));

/**
 * Whether somebody outside the person's account may pay for an upgrade that is for sale: it must not end a
 * right, nor say where paper publications go (PRI-32). That it costs money is PRI-30.
 *
 * @param from what the person has
 * @param to what they are to get; a type that is left out stays
 */
export const isGift = (
  types: MembershipTypes,
  from: Pick<MembershipChoice, 'membership'>,
  { membership, paper_pubs }: UpgradeChoice,
): boolean =>
  !paper_pubs && endingRights(types, from.membership, membership || from.membership).length === 0;
