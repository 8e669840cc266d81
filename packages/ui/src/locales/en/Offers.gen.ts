// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface OffersMessages {
  /** The heading of the list of new memberships, and of the page of categories. */
  newMembership: string;
  /** Below the page's heading. */
  lead: string;
  /** The heading of upgrades. */
  upgrades: string;
  /** The heading of day passes. */
  daypasses: string;
  /** The row of upgrades, and its second line. */
  upgrade: string;
  upgradeHint: string;
  /** Why upgrading is not possible yet: signed out, or an account without people. */
  signInFirst: string;
  noPersonToUpgrade: string;
  /** The row when only paper publications can be added. */
  addPaperPubs: string;
  upgradeText: {
    /** {isDifference}: whether every upgrade costs the difference */
    both: (values: { isDifference: boolean }) => string;
    membership: (values: { isDifference: boolean }) => string;
    paperPubs: string;
  };
  /** What day passes are for. The convention explains what they exclude. */
  daypassText: string;
}

export const offersMessages: OffersMessages = {
  newMembership: 'New Membership',
  lead: 'Choose what suits you. You do not need an account to buy a membership.',
  upgrades: 'Upgrade',
  daypasses: 'Day pass',
  upgrade: 'Upgrade membership',
  upgradeHint: 'and/or add paper progress reports',
  signInFirst: 'You sign in first, with a link that we send you by email.',
  noPersonToUpgrade: 'Your account has no membership to upgrade yet.',
  addPaperPubs: 'Add paper progress reports',
  upgradeText: {
    both: ({ isDifference }) => `Turn the membership that you have into another one${isDifference ? ' and pay only the difference' : ''}, have the progress reports sent to you on paper, or both.`,
    membership: ({ isDifference }) => `Turn the membership that you have into another one${isDifference ? ' and pay only the difference' : ''}.`,
    paperPubs: 'Have the progress reports sent to you on paper.',
  },
  daypassText: 'Admission on the days that you choose.',
};
