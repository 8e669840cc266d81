/** `isKept` says whether this device keeps what is not saved. */
export interface SaveStateMessages {
  saved: string;
  /** Follows `saved` for the first seconds; afterwards there is "5 minutes ago", in the provider's locale. */
  justNow: string;
  saving: string;
  /** Changes wait for the next automatic save. */
  unsaved: string;
  notSaved: (isKept: boolean) => string;
  offline: (isKept: boolean) => string;
  retry: string;
}

export const saveStateMessages: SaveStateMessages = {
  saved: 'Saved',
  justNow: 'just now',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  notSaved: (isKept) => (isKept ? 'Not saved. Kept on this device.' : 'Not saved.'),
  offline: (isKept) =>
    isKept ? 'No connection. Kept on this device.' : 'No connection. Not saved.',
  retry: 'Try again',
};
