// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

export interface PasskeysMessages {
  offerTitle: string;
  offerLead: string;
  onlyFor: (values: { person: string }) => string;
  mailStays: string;
  add: (values: { person?: string | null | undefined }) => string;
  notNow: string;
  title: (values: { person?: string | null | undefined }) => string;
  none: string;
  added: (values: { day: string }) => string;
  used: (values: { day?: string | null | undefined }) => string;
  current: string;
  rename: string;
  /** What a screen reader announces. Begins with the visible text. */
  renameThis: (values: { name: string }) => string;
  name: string;
  save: string;
  cancel: string;
  remove: string;
  /** What a screen reader announces. Begins with the visible text. */
  removeThis: (values: { name: string }) => string;
  askRemove: (values: { name: string }) => string;
  signsOutHere: string;
  removeNow: string;
  unsupported: string;
  full: (values: { most: number }) => string;
}

export const passkeysMessages: PasskeysMessages = {
  offerTitle: 'Sign in with one press',
  offerLead: 'With a passkey, you sign in on this device with your fingerprint, your face or the screen lock, without a mail.',
  onlyFor: ({ person }) => `Several people share this address. The passkey is for ${person} only: it does not open the ballot of the others.`,
  mailStays: 'Mail still works, also if you lose the device.',
  add: ({ person }) => !person ? 'Add a passkey' : `Add a passkey for ${person}`,
  notNow: 'Not now',
  title: ({ person }) => !person ? 'Your passkeys' : `Passkeys of ${person}`,
  none: 'There is no passkey yet.',
  added: ({ day }) => `Added ${day}`,
  used: ({ day }) => !day ? 'Not used yet' : `Last used ${day}`,
  current: 'You signed in with it',
  rename: 'Rename',
  renameThis: ({ name }) => `Rename “${name}”`,
  name: 'Name of the passkey',
  save: 'Save',
  cancel: 'Cancel',
  remove: 'Remove',
  removeThis: ({ name }) => `Remove “${name}”`,
  askRemove: ({ name }) => `Remove “${name}”? It no longer signs in, and what it opened is signed out. You can still sign in by mail.`,
  signsOutHere: 'You signed in with it, so this also signs you out here.',
  removeNow: 'Remove the passkey',
  unsupported: 'This browser cannot use passkeys. Sign in by mail, as before.',
  full: ({ most }) => `A person has at most ${most === 1 ? `${most} passkey` : `${most} passkeys`}. Remove one to add another.`,
};
