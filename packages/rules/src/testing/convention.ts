import type { MembershipTypes, PriceList } from '../membership/membership.ts';
import type { PaperPubs } from '../people/people.ts';
import type { MembershipPrices } from '../prices/prices.ts';

const FULL = { member: true, wsfs_member: true, hugo_nominator: true, badge: true };

export const MEMBERSHIP_TYPES: MembershipTypes = {
  NonMember: {},
  HugoNominator: { hugo_nominator: true },
  Supporter: { member: true, wsfs_member: true, hugo_nominator: true },
  Infant: { member: true, badge: true },
  Child: { member: true, badge: true },
  FirstWorldcon: FULL,
  YoungAdult: FULL,
  Adult: FULL,
};

export const NEW_MEMBER: PriceList = {
  Adult: 21000,
  YoungAdult: 13000,
  FirstWorldcon: 13000,
  Child: 7000,
  Supporter: 4000,
  Infant: 500,
};

export const UPGRADEABLE = ['Adult', 'YoungAdult', 'FirstWorldcon', 'Child'];

export const PRICES: MembershipPrices = {
  newMember: NEW_MEMBER,
  paperPubs: 1000,
  paidPaperPubs: true,
};

export const PAPER_PUBS: PaperPubs = {
  name: 'A. Fan',
  address: '1 Main Street',
  country: 'Ireland',
};
