import type { ReactNode } from 'react';

/** Makes a link of the words of a sentence that lead somewhere. */
type Linked = (link: (words: string) => ReactNode) => ReactNode;

export interface AwardNominationsMessages {
  /** How many categories have nominations, in the index. */
  progress: (count: number, total: number) => string;
  /** Said of a category in the index. */
  filledIn: string;
  notSavedYet: string;
  nothingYet: string;
  /** The same where nothing can be nominated any more. */
  nothing: string;
  /** Before what is in a folded category. */
  unsavedLine: string;
  /** The way on to the next category. */
  next: (category: string) => string;
  /** Followed by the category's title, which is heard and not seen. */
  save: string;
  saveAll: string;
  /** A length in words or minutes that another category is for. */
  length: (value: string, unit: 'words' | 'minutes', category: string) => string;
  elsewhere: (category: string) => string;
  keepBoth: string;
  /** Above what this device keeps and can no longer be saved. */
  neverSaved: string;
  /** The name of that list. */
  neverSavedIn: (category: string) => string;
  closedUnsaved: string;
  signedOut: Linked;
  /** The same where this device keeps nothing. */
  signedOutUnkept: Linked;
  notKept: string;
  copyTitle: string;
  /** The same while there is something to save. */
  saveAndCopyTitle: string;
  allSaved: string;
  unsaved: (categories: ReactNode) => ReactNode;
  keptHere: string;
  copyComes: string;
  mailNow: string;
  download: string;
  /** `isWhole` says whether everything on the screen was saved. */
  mailed: (time: string, email: string, isWhole: boolean) => string;
  /** What went wrong with a category. */
  failed: (category: string, reason: string) => string;
  conflict: string;
  /** Leads to both versions. */
  compare: string;
  editedWhileSaving: string;
  editedTooLate: string;
}

export const awardNominationsMessages: AwardNominationsMessages = {
  progress: (count, total) => `${count} of ${total} filled in`,
  filledIn: 'filled in',
  notSavedYet: 'not saved yet',
  nothingYet: 'Nothing yet',
  nothing: 'Nothing nominated.',
  unsavedLine: 'Not saved yet:',
  next: (category) => `Next: ${category}`,
  save: 'Save',
  saveAll: 'Save all',
  length: (value, unit, category) => `A work of ${value} ${unit} belongs in ${category}.`,
  elsewhere: (category) => `You have also nominated this in ${category}.`,
  keepBoth: 'Keep both',
  neverSaved: 'These nominations were written on this device but not saved. They do not count:',
  neverSavedIn: (category) => `${category}, not saved`,
  closedUnsaved:
    'Nominations closed before your last changes were saved. What is marked as saved counts; the rest does not.',
  signedOut: (link) => (
    <>
      You have been signed out. What you wrote is kept on this device: {link('sign in again')}, and
      then save it.
    </>
  ),
  signedOutUnkept: (link) => (
    <>
      You have been signed out, and this browser cannot keep what you wrote. Leave this page open,{' '}
      {link('sign in again in another tab')}, and then save it here.
    </>
  ),
  notKept:
    'This browser keeps nothing on this device. Save before you leave the page, or what is not saved is lost.',
  copyTitle: 'Your copy',
  saveAndCopyTitle: 'Save, and keep a copy',
  allSaved: 'Everything on this page is saved.',
  unsaved: (categories) => <>Not saved yet: {categories}.</>,
  keptHere: 'This device keeps it until you save it, also when you leave the page or sign out.',
  copyComes:
    'A copy of what is saved is mailed to you an hour after your last change. You can have one at once, too.',
  mailNow: 'Email me my nominations now',
  download: 'Download my nominations',
  mailed: (time, email, isWhole) =>
    `Sent at ${time}: your nominations are on their way to ${email}${
      isWhole ? '.' : ', without the changes that are not saved yet.'
    }`,
  failed: (category, reason) => `${category}: ${reason}`,
  conflict: 'It was also changed elsewhere, and is not saved yet.',
  compare: 'Compare and choose',
  editedWhileSaving:
    'Editing nomination failed! The category is being saved. Try again when it is.',
  editedTooLate: 'Editing nomination failed! Nominations are closed.',
};
