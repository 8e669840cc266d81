// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface EditMemberMessages {
  /** The dialog's title; the number is null if there is none. */
  editMember: (values: { number?: number | null | undefined }) => string;
  /** The title for a day pass holder; `label` is the number of days. */
  editDaypass: (values: { label: string }) => string;
  editNonMember: string;
  cancel: string;
  save: string;
  /** Above the form when it contains changes from an earlier visit. */
  resumed: string;
  startOver: string;
  /** The choice between both versions of a field that was changed elsewhere too. */
  conflictTitle: string;
  conflictText: string;
  keepMine: string;
  takeTheirs: string;
  /** Replaces a blank value. */
  empty: string;
  /** Before changes are discarded. */
  leave: string;
  stay: string;
  discard: string;
  /** The account was signed out. */
  signedOut: string;
  /** … and this browser cannot store the changes. */
  signedOutUnkept: string;
  /** … and this device stores the changes. */
  signedOutKept: string;
  sendLink: string;
  linkSent: (values: { email: string }) => string;
}

export const editMemberMessages: EditMemberMessages = {
  editMember: ({ number }) => number == null ? 'Edit member' : `Edit member #${number}`,
  editDaypass: ({ label }) => `Edit ${label} day pass holder`,
  editNonMember: 'Edit non-member',
  cancel: 'Cancel',
  save: 'Save',
  resumed: 'These changes are from before and were not saved.',
  startOver: 'Start over',
  conflictTitle: 'These details were changed elsewhere meanwhile',
  conflictText: 'Nothing is lost: choose for each field which version to keep, then save.',
  keepMine: 'Keep yours',
  takeTheirs: 'Take the other',
  empty: '(empty)',
  leave: 'Your changes are not saved. Close without saving?',
  stay: 'Go on editing',
  discard: 'Discard changes',
  signedOut: 'You are signed out',
  signedOutUnkept: 'This browser cannot keep what you typed. Leave this page open, sign in again in another tab, and then save here.',
  signedOutKept: 'What you typed is kept on this device. Sign in again, then go on.',
  sendLink: 'Send login link',
  linkSent: ({ email }) => `We emailed a link to ${email}. Open it on this device to go on, or come back here afterwards and send again.`,
};
