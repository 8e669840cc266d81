// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.
import { Fragment, createElement, type ReactNode } from 'react';

export interface AwardNominationsMessages {
  /** How many categories have nominations, in the index. */
  progress: (values: { count: number; total: number }) => string;
  /** The state of a category in the index. */
  filledIn: string;
  notSavedYet: string;
  nothingYet: string;
  /** Replaces `nothingYet` when nominations are read-only. */
  nothing: string;
  /** Before the summary of a folded category. */
  unsavedLine: string;
  /** The link to the next category. */
  next: (values: { category: string }) => string;
  /** Followed by the visually hidden title of the category. */
  save: string;
  saveAll: string;
  /** A length, in words or minutes, that belongs in another category. */
  length: (values: { value: string; unit: 'words' | 'minutes'; category: string }) => string;
  elsewhere: (values: { category: string }) => string;
  keepBoth: string;
  /** Above stored changes that can no longer be saved. */
  neverSaved: string;
  /** The label of that list. */
  neverSavedIn: (values: { category: string }) => string;
  closedUnsaved: string;
  signedOut: (values: { link: (text: string) => ReactNode }) => ReactNode;
  /** Replaces `signedOut` when this device stores nothing. */
  signedOutUnkept: (values: { link: (text: string) => ReactNode }) => ReactNode;
  notKept: string;
  copyTitle: string;
  /** Replaces `copyTitle` while nominations can be edited. */
  saveAndCopyTitle: string;
  allSaved: string;
  unsaved: (values: { categories: ReactNode }) => ReactNode;
  keptHere: string;
  copyComes: string;
  mailNow: string;
  download: string;
  /** `isWhole`: whether everything on the screen was saved. */
  mailed: (values: { time: string; email: string; isWhole: boolean }) => string;
  /** A failure in a category. */
  failed: (values: { category: string; reason: string }) => string;
  conflict: string;
  /** The link to both versions. */
  compare: string;
  editedWhileSaving: string;
  editedTooLate: string;
}

export const awardNominationsMessages: AwardNominationsMessages = {
  progress: ({ count, total }) => `${count} of ${total} filled in`,
  filledIn: 'filled in',
  notSavedYet: 'not saved yet',
  nothingYet: 'Nothing yet',
  nothing: 'Nothing nominated.',
  unsavedLine: 'Not saved yet:',
  next: ({ category }) => `Next: ${category}`,
  save: 'Save',
  saveAll: 'Save all',
  length: ({ value, unit, category }) => `A work of ${value} ${unit === 'words' ? 'words' : 'minutes'} belongs in ${category}.`,
  elsewhere: ({ category }) => `You have also nominated this in ${category}.`,
  keepBoth: 'Keep both',
  neverSaved: 'These nominations were written on this device but not saved. They do not count:',
  neverSavedIn: ({ category }) => `${category}, not saved`,
  closedUnsaved: 'Nominations closed before your last changes were saved. What is marked as saved counts; the rest does not.',
  signedOut: ({ link }) => createElement(Fragment, null, 'You have been signed out. What you wrote is kept on this device: ', link('sign in again'), ', and then save it.'),
  signedOutUnkept: ({ link }) => createElement(Fragment, null, 'You have been signed out, and this browser cannot keep what you wrote. Leave this page open, ', link('sign in again in another tab'), ', and then save it here.'),
  notKept: 'This browser keeps nothing on this device. Save before you leave the page, or what is not saved is lost.',
  copyTitle: 'Your copy',
  saveAndCopyTitle: 'Save, and keep a copy',
  allSaved: 'Everything on this page is saved.',
  unsaved: ({ categories }) => createElement(Fragment, null, 'Not saved yet: ', categories, '.'),
  keptHere: 'This device keeps it until you save it, also when you leave the page or sign out.',
  copyComes: 'A copy of what is saved is mailed to you an hour after your last change. You can have one at once, too.',
  mailNow: 'Email me my nominations now',
  download: 'Download my nominations',
  mailed: ({ time, email, isWhole }) => `Sent at ${time}: your nominations are on their way to ${email}${isWhole ? '.' : ', without the changes that are not saved yet.'}`,
  failed: ({ category, reason }) => `${category}: ${reason}`,
  conflict: 'It was also changed elsewhere, and is not saved yet.',
  compare: 'Compare and choose',
  editedWhileSaving: 'Editing nomination failed! The category is being saved. Try again when it is.',
  editedTooLate: 'Editing nomination failed! Nominations are closed.',
};
