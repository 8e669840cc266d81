// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface UpgradeFormMessages {
  title: string;
  /** The card's title beside the people. */
  whose: string;
  /** The label of the choice of a person. */
  member: string;
  /** For an account without people; `membership` is a link with the text `buyMembership`. */
  noPeople: (values: { membership: ReactNode }) => ReactNode;
  buyMembership: string;
  /** The URL names a person who is not on the account. */
  notOnAccount: string;
  /** The card's title. */
  upgradeTo: string;
  newMembership: string;
  /** Shown instead of the choice while no person is picked, and as the missing field. */
  pickFirst: string;
  pickMissing: string;
  /** When another membership can be chosen, or paper publications can be added. */
  nothingYet: (values: { hasPaperPubs: boolean }) => string;
  nothingMore: string;
}

export const upgradeFormMessages: UpgradeFormMessages = {
  title: 'Upgrade Membership',
  whose: 'Whose membership',
  member: 'Member',
  noPeople: ({ membership }) => createElement(Fragment, null, 'Your account has no membership to upgrade yet. ', membership, '.'),
  buyMembership: 'Buy a membership',
  notOnAccount: 'This person is not on your account. Choose one who is.',
  upgradeTo: 'Upgrade to',
  newMembership: 'New membership',
  pickFirst: 'Choose first whose membership it is.',
  pickMissing: 'Before you can go on, choose whose membership it is.',
  nothingYet: ({ hasPaperPubs }) => `There is nothing to pay yet: choose another membership${hasPaperPubs ? ', or add the paper reports' : ''}.`,
  nothingMore: 'There is nothing to pay: this membership cannot be upgraded further.',
};
