// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface NominatorSignInMessages {
  /** Above a visitor's sign-in form; `link` leads to memberships. */
  signIn: (values: { link: (text: string) => ReactNode }) => ReactNode;
  /** Above a visitor's sign-in form after nominations closed. */
  signInToRead: string;
}

export const nominatorSignInMessages: NominatorSignInMessages = {
  signIn: ({ link }) => createElement(Fragment, null, 'Sign in to nominate: the link in the mail opens your nominations. Not a member yet? ', link('Join to nominate'), '.'),
  signInToRead: 'Sign in to see your nominations: the link in the mail opens them.',
};
