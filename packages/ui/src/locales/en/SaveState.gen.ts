// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface SaveStateMessages {
  saved: string;
  /** Follows `saved` for the first seconds. Later it is a relative time such as "5 minutes ago", in the provider's locale. */
  justNow: string;
  saving: string;
  /** Shown while changes wait for the next automatic save. */
  unsaved: string;
  /** `isKept`: whether this device keeps the unsaved changes. */
  notSaved: (values: { isKept: boolean }) => string;
  /** `isKept`: whether this device keeps the unsaved changes. */
  offline: (values: { isKept: boolean }) => string;
  /** When it was saved in the last 24 hours, such as "14:02". */
  savedAt: (values: { time: string }) => string;
  /** When it was saved before that, such as "7 May". */
  savedOn: (values: { day: string }) => string;
  brief: {
    /** Short versions, for where there is little room. */
    saving: string;
    /** Short versions, for where there is little room. */
    unsaved: string;
    /** Short versions, for where there is little room. `isKept`: whether this device keeps the unsaved changes. */
    notSaved: (values: { isKept: boolean }) => string;
    /** Short versions, for where there is little room. `isKept`: whether this device keeps the unsaved changes. */
    offline: (values: { isKept: boolean }) => string;
  };
  retry: string;
  /** The sign-in link after the session has ended. */
  signIn: string;
  /** `isKept`: whether this device keeps the unsaved changes. */
  tooLate: (values: { right: 'vote' | 'nominate'; isKept: boolean }) => string;
  /** `isKept`: whether this device keeps the unsaved changes. */
  signedOut: (values: { isKept: boolean; right: 'vote' | 'nominate'; link: (text: string) => ReactNode }) => ReactNode;
  /** Followed by the reason. `isKept`: whether this device keeps the unsaved changes. */
  failed: (values: { isClosed: boolean; right: 'vote' | 'nominate'; isKept: boolean }) => string;
  /** The browser cannot store drafts, so each change is saved at once. */
  notKept: string;
}

export const saveStateMessages: SaveStateMessages = {
  saved: 'Saved',
  justNow: 'just now',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  notSaved: ({ isKept }) => isKept ? 'Not saved. Kept on this device.' : 'Not saved.',
  offline: ({ isKept }) => isKept ? 'No connection. Kept on this device.' : 'No connection. Not saved.',
  savedAt: ({ time }) => `Saved ${time}`,
  savedOn: ({ day }) => `Saved ${day}`,
  brief: {
    saving: 'Saving…',
    unsaved: 'Not saved yet',
    notSaved: ({ isKept }) => isKept ? 'Not saved, kept here' : 'Not saved',
    offline: ({ isKept }) => isKept ? 'Offline, kept here' : 'Offline, not saved',
  },
  retry: 'Try again',
  signIn: 'Sign in to save',
  tooLate: ({ right, isKept }) => `${right === 'vote' ? 'Voting' : 'Nominations'} closed before your last changes were saved. What is marked as saved counts; the rest does not${isKept ? ', and is kept on this device only.' : '.'}`,
  signedOut: ({ isKept, right, link }) => isKept ? (right === 'vote' ? createElement(Fragment, null, 'You have been signed out. Your ranking is kept on this device: ', link('sign in again'), ', and it will be saved when you have signed your ballot.') : createElement(Fragment, null, 'You have been signed out. Your nominations are kept on this device: ', link('sign in again'), ', and they will be saved when you have signed them.')) : (right === 'vote' ? createElement(Fragment, null, 'You have been signed out, and this browser cannot keep your ranking. Leave this page open, ', link('sign in again in another tab'), ', and then try again here.') : createElement(Fragment, null, 'You have been signed out, and this browser cannot keep your nominations. Leave this page open, ', link('sign in again in another tab'), ', and then try again here.')),
  failed: ({ isClosed, isKept, right }) => isClosed ? `${right === 'vote' ? 'Voting has closed' : 'Nominations have closed'}, and the server has not confirmed your last changes. ${isKept ? 'They are kept on this device.' : 'This browser cannot keep them.'}` : (isKept ? 'Your last changes are not saved yet. They are kept on this device.' : 'Your last changes are not saved yet, and this browser cannot keep them. Leave this page open until they are saved.'),
  notKept: 'This browser can’t keep your changes on this device, so we save each one at once. Wait for “Saved” before you leave the page.',
};
