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
  /** `time` is the minute, or the day: "14:02". */
  savedAt: (time: string) => string;
  /** In a few words, where there is little room. */
  brief: Record<'saving' | 'unsaved' | 'notSaved' | 'offline', (isKept: boolean) => string>;
  retry: string;
  /** For whoever has been signed out, and so saves nothing. */
  signIn: string;
}

export const saveStateMessages: SaveStateMessages = {
  saved: 'Saved',
  justNow: 'just now',
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  notSaved: (isKept) => (isKept ? 'Not saved. Kept on this device.' : 'Not saved.'),
  offline: (isKept) =>
    isKept ? 'No connection. Kept on this device.' : 'No connection. Not saved.',
  savedAt: (time) => `Saved ${time}`,
  brief: {
    saving: () => 'Saving…',
    unsaved: () => 'Not saved yet',
    notSaved: (isKept) => (isKept ? 'Not saved, kept here' : 'Not saved'),
    offline: (isKept) => (isKept ? 'Offline, kept here' : 'Offline, not saved'),
  },
  retry: 'Try again',
  signIn: 'Sign in to save',
};
