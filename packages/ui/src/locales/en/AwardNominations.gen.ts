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
  saveNow: string;
  /** `isKept`: whether this device keeps the unsaved changes. */
  signFirst: (values: { isKept: boolean }) => string;
  /** Opens the signature. After `signFirst`. */
  sign: string;
  /** A length, in words or minutes, that belongs in another category. */
  length: (values: { value: string; unit: 'words' | 'minutes'; category: string }) => string;
  elsewhere: (values: { category: string }) => string;
  keepBoth: string;
  /** Above stored changes that can no longer be saved. */
  neverSaved: string;
  /** The label of that list. */
  neverSavedIn: (values: { category: string }) => string;
  copyTitle: string;
  allSaved: string;
  unsaved: (values: { categories: ReactNode }) => ReactNode;
  keptHere: string;
  copyComes: string;
  mailNow: string;
  download: string;
  /** `isWhole`: whether everything on the screen was saved. */
  mailed: (values: { time: string; email: string; isWhole: boolean }) => string;
  conflict: string;
  /** The server refused a field. `row` starts at 1. */
  refusedField: (values: { field: string; row: number }) => string;
  refused: (values: { isTooMany: boolean; max: number }) => string;
}

export const awardNominationsMessages: AwardNominationsMessages = {
  progress: ({ count, total }) => `${count} of ${total} filled in`,
  filledIn: 'filled in',
  notSavedYet: 'not saved yet',
  nothingYet: 'Nothing yet',
  nothing: 'Nothing nominated.',
  unsavedLine: 'Not saved yet:',
  next: ({ category }) => `Next: ${category}`,
  saveNow: 'Save now',
  signFirst: ({ isKept }) => isKept ? 'Sign once, and your nominations are saved as you write. Until then, they are kept on this device only.' : 'Sign once, and each change is saved at once. This browser can’t keep your nominations on this device.',
  sign: 'Sign now',
  length: ({ value, unit, category }) => `A work of ${value} ${unit === 'words' ? 'words' : 'minutes'} belongs in ${category}.`,
  elsewhere: ({ category }) => `You have also nominated this in ${category}.`,
  keepBoth: 'Keep both',
  neverSaved: 'These nominations were written on this device but not saved. They do not count:',
  neverSavedIn: ({ category }) => `${category}, not saved`,
  copyTitle: 'Your copy',
  allSaved: 'Everything on this page is saved.',
  unsaved: ({ categories }) => createElement(Fragment, null, 'Not saved yet: ', categories, '.'),
  keptHere: 'This device keeps it until it is saved, also when you leave the page or sign out.',
  copyComes: 'A copy of what is saved is mailed to you an hour after your last change. You can have one at once, too.',
  mailNow: 'Email me my nominations now',
  download: 'Download my nominations',
  mailed: ({ time, email, isWhole }) => `Sent at ${time}: your nominations are on their way to ${email}${isWhole ? '.' : ', without the changes that are not saved yet.'}`,
  conflict: 'It was also changed elsewhere, and is not saved yet.',
  refusedField: ({ field, row }) => `“${field}” of nomination ${row} is not accepted: it may be too long. Change it, and this category will be saved.`,
  refused: ({ isTooMany, max }) => isTooMany ? `There are more than ${max} nominations here. Remove some, and this category will be saved.` : 'The server did not accept these nominations. Change them, and this category will be saved.',
};
