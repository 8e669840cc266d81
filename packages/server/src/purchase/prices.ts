import { priceListOf, type MembershipPrices } from '@conkit/rules';
import type { Convention } from '../config/types.ts';

/** What memberships cost, from the convention's purchase categories. */
export function membershipPrices(config: Convention): MembershipPrices {
  const { new_member, paper_pubs } = config.purchase_categories;
  const paperPubs = priceListOf(paper_pubs?.types ?? [])['paper_pubs'];
  return {
    newMember: priceListOf(new_member?.types ?? []),
    paidPaperPubs: config.paid_paper_pubs,
    ...(paperPubs !== undefined && { paperPubs }),
  };
}

/** The payment account of a purchase category. */
export const accountOf = (config: Convention, category: string): string =>
  config.purchase_categories[category]?.account ?? 'default';
