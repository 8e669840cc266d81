import type { HugoAction } from '@conkit/rules';
import type { ReactNode } from 'react';

export interface MemberHomeMessages {
  /** The page's heading. */
  title: string;
  /** In the place of the people where there are none. */
  nobody: (newMembership: (text: string) => ReactNode) => ReactNode;
  edit: string;
  upgrade: string;
  addPaperPubs: string;
  /** Leads to an award page whose period is open; the year is the award's. */
  award: (action: HugoAction, year: number) => string;
  /** Leads to it once there is something to read only. */
  closedAward: (action: HugoAction, year: number) => string;
  siteSelectionToken: string;
  chatInvite: string;
  barcode: string;
  /** Why something is not there for a person: the membership does not include it. */
  noRight: (name: string) => string;
  /** … `others` on the account have the right too. */
  sharedRight: (others: string) => string;
  notHeld: string;
  /** … it begins on a day, already in words; null where that is not known. */
  notOpenYet: (day: string | null) => string;
  noUpgradeAvailable: string;
  noBadge: string;
}

const award: Record<HugoAction, (year: number) => string> = {
  nominate: (year) => `Nominate for the ${year} Hugo Awards`,
  'nominate-retro': (year) => `Nominate for the ${year} Retro Hugo Awards`,
  vote: (year) => `Vote for the ${year} Hugo Awards`,
  'vote-retro': (year) => `Vote for the ${year} Retro Hugo Awards`,
};

const closedAward: Record<HugoAction, (year: number) => string> = {
  nominate: (year) => `See my ballot: nominations for the ${year} Hugo Awards`,
  'nominate-retro': (year) => `See my ballot: nominations for the ${year} Retro Hugo Awards`,
  vote: (year) => `See my ballot: votes for the ${year} Hugo Awards`,
  'vote-retro': (year) => `See my ballot: votes for the ${year} Retro Hugo Awards`,
};

export const memberHomeMessages: MemberHomeMessages = {
  title: 'Memberships',
  nobody: (newMembership) => (
    <>
      There is no membership under this address yet. {newMembership('Buy one')}, or sign in with the
      address that yours was bought with.
    </>
  ),
  edit: 'Edit personal information',
  upgrade: 'Upgrade membership',
  addPaperPubs: 'Add paper progress reports',
  award: (action, year) => award[action](year),
  closedAward: (action, year) => closedAward[action](year),
  siteSelectionToken: 'Buy a site selection token',
  chatInvite: 'Request Slack invite',
  barcode: 'Registration barcode',
  noRight: (name) => `${name}'s membership does not include this.`,
  sharedRight: (others) =>
    `${others} on this account can do it too. Each of you uses the personal link in the login mail, so that nobody votes on another's ballot. To get a new mail, sign out and ask for it.`,
  notHeld: 'This convention does not have it.',
  notOpenYet: (day) => (day === null ? 'It has not begun yet.' : `It begins on ${day}.`),
  noUpgradeAvailable: 'There is nothing above this membership to upgrade to.',
  noBadge: 'This membership does not admit to the convention, so there is no badge to pick up.',
};
