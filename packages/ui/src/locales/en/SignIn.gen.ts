// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface SignInMessages {
  /** The card's heading. */
  title: string;
  email: string;
  name: string;
  nameHint: string;
  /** The button's label. */
  send: string;
  /** The button's label once a name is given. */
  createAccount: string;
  passkey: string;
  trouble: string;
  /** The button's label while the request is in flight. */
  sending: (values: { email: string }) => string;
  sent: (values: { email: string }) => string;
  /** The heading of a visitor's first page. */
  welcome: string;
  /** `awards` is the name of the convention's awards all together; undefined if it has none. */
  welcomeLead: (values: { name?: string | null | undefined; newMembership: (text: string) => ReactNode; forms?: Readonly<Record<string, string>> | undefined }) => ReactNode;
  /** The requested page requires signing in. */
  signInFirst: string;
  /** The account was signed out elsewhere; `unsaved` is the number of changes that this device stores. */
  signedOut: (values: { unsaved: number }) => string;
  /** The heading while a login link is being used. */
  signingIn: string;
  signingInAs: (values: { email: string }) => string;
}

export const signInMessages: SignInMessages = {
  title: 'Sign in by email',
  email: 'Email',
  name: 'Name',
  nameHint: 'Only if you have no account yet.',
  send: 'Send login link',
  createAccount: 'Create Account',
  passkey: 'Sign in with a passkey',
  trouble: 'Trouble signing in?',
  sending: ({ email }) => `Sending login key and link to ${email}`,
  sent: ({ email }) => `We emailed a link to ${email}. Open it on this device.`,
  welcome: 'Member portal',
  welcomeLead: ({ name, newMembership }) => createElement(Fragment, null, `Your memberships${!name ? '' : ` and the ${name}`}. You can `, newMembership('buy a membership'), ' without signing in.'),
  signInFirst: 'Sign in to see this page.',
  signedOut: ({ unsaved }) => `You’ve been signed out in another tab. ${unsaved} unsaved ${unsaved === 1 ? 'change is' : 'changes are'} kept on this device. Sign in to continue.`,
  signingIn: 'Signing in',
  signingInAs: ({ email }) => `Signing in as ${email}`,
};
