import type { AwardName } from '@conkit/rules';
import type { ReactNode } from 'react';

/** Draws a link around a part of a sentence. */
export type LinkAround = (text: string) => ReactNode;

export interface SignInMessages {
  /** The card's heading. */
  title: string;
  email: string;
  name: string;
  nameHint: string;
  /** The button. */
  send: string;
  /** The button once a name is given. */
  createAccount: string;
  /** While it is being sent. */
  sending: (email: string) => string;
  sent: (email: string) => string;
  /** The heading of a visitor's first page. */
  welcome: string;
  /** `awards` is what the convention's awards are called together; undefined where it has none. */
  welcomeLead: (newMembership: LinkAround, awards: AwardName | undefined) => ReactNode;
  /** Where a page was asked for that needs somebody signed in. */
  signInFirst: string;
  /** Where somebody was signed out elsewhere; `unsaved` is how many changes this device keeps. */
  signedOut: (unsaved: number) => string;
  /** The heading while a login link is used. */
  signingIn: string;
  signingInAs: (email: string) => string;
}

export const signInMessages: SignInMessages = {
  title: 'Sign in by email',
  email: 'Email',
  name: 'Name',
  nameHint: 'Only if you have no account yet.',
  send: 'Send login link',
  createAccount: 'Create Account',
  sending: (email) => `Sending login key and link to ${email}`,
  sent: (email) => `A mail is on its way to ${email}. Open the link in it on this device.`,
  welcome: 'Member portal',
  welcomeLead: (newMembership, awards) => (
    <>
      Memberships{awards && `, the ${awards.name}`} and everything on your account. You can also{' '}
      {newMembership('buy a membership')} without signing in.
    </>
  ),
  signInFirst: 'Sign in to see the page you asked for. The link in the mail leads to it.',
  signedOut: (unsaved) =>
    `You have been signed out in another tab or window. ${unsaved} unsaved ${
      unsaved === 1 ? 'change is' : 'changes are'
    } kept on this device. Sign in again: the link in the mail leads back to where you were.`,
  signingIn: 'Signing in',
  signingInAs: (email) => `Signing in as ${email}`,
};
