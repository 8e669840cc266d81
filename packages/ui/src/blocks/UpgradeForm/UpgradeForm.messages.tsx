import type { ReactNode } from 'react';

export interface UpgradeFormMessages {
  title: string;
  /** The card's title beside the people. */
  whose: string;
  /** Names the choice of a person. */
  member: string;
  /** Where the account has nobody; `membership` is a link of the words `buyMembership`. */
  nobody: (membership: ReactNode) => ReactNode;
  buyMembership: string;
  /** The address names somebody who is not on the account. */
  notOnAccount: string;
  /** The card's title. */
  upgradeTo: string;
  newMembership: string;
  /** Where nobody is picked: in the place of the choice, and as what is missing. */
  pickFirst: string;
  pickMissing: string;
  /** Where something else can be chosen, or paper publications added. */
  nothingYet: (hasPaperPubs: boolean) => string;
  nothingMore: string;
}

export const upgradeFormMessages: UpgradeFormMessages = {
  title: 'Upgrade Membership',
  whose: 'Whose membership',
  member: 'Member',
  nobody: (membership) => <>There is nobody on your account to upgrade yet. {membership}.</>,
  buyMembership: 'Buy a membership',
  notOnAccount: 'This person is not on your account. Choose one who is.',
  upgradeTo: 'Upgrade to',
  newMembership: 'New membership',
  pickFirst: 'Choose first whose membership it is.',
  pickMissing: 'Before you can go on, choose whose membership it is.',
  nothingYet: (hasPaperPubs) =>
    `There is nothing to pay yet: choose another membership${hasPaperPubs ? ', or add the paper reports' : ''}.`,
  nothingMore: 'There is nothing to pay: this membership cannot be upgraded further.',
};
