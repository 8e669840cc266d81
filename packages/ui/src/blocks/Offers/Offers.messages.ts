export interface OffersMessages {
  /** The heading of the list of new memberships, and of the page of categories. */
  newMembership: string;
  /** Under the page's heading. */
  lead: string;
  /** The heading of upgrades. */
  upgrades: string;
  /** The heading of day passes. */
  daypasses: string;
  /** The row of upgrades, and its second line. */
  upgrade: string;
  upgradeHint: string;
  /** What to know before upgrading: signed out, or with nobody on the account. */
  signInFirst: string;
  nobodyToUpgrade: string;
  /** The headings of the categories, and what each is for. */
  attend: string;
  attendText: string;
  upgradeText: string;
  child: string;
  childText: string;
  support: string;
  supportText: string;
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
  nobodyToUpgrade: 'There is nobody on your account to upgrade yet.',
  attend: 'New attending membership',
  attendText:
    'Come to the whole convention. You can also nominate and vote for the Hugo Awards, and take part in site selection.',
  upgradeText:
    'Turn the membership that you have into another one and pay only the difference, have the progress reports sent to you on paper, or both.',
  child: 'Child/infant',
  childText:
    'Admission to the convention for its youngest members. They cannot take part in the Hugo Awards or in site selection.',
  support: 'Supporting',
  supportText:
    'For everybody who cannot come: nominate and vote for the Hugo Awards. It does not include general admission to the convention.',
  daypassText: 'Admission on the days that you choose. It gives no right to nominate or vote.',
};
