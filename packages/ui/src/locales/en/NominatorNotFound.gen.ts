// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface NominatorNotFoundMessages {
  title: string;
  /** `link` makes a link to the first page. */
  advice: (values: { link: (text: string) => ReactNode }) => ReactNode;
}

export const nominatorNotFoundMessages: NominatorNotFoundMessages = {
  title: 'Nominator not found!',
  advice: ({ link }) => createElement(Fragment, null, 'There is no such person on this account. Open the link in your login mail, or choose a person on the ', link('memberships page'), '.'),
};
