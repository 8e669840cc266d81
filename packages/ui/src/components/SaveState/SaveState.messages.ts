/** `isKept`: whether unsaved changes are kept on this device. */
export interface SaveStateMessages {
  saved: string;
  /**
   * Follows `saved` for the first seconds. Later it is a relative time such as "5 minutes ago", in the provider's
   * locale.
   */
  justNow: string;
  saving: string;
  /** Shown while changes wait for the next automatic save. */
  unsaved: string;
  notSaved: (isKept: boolean) => string;
  offline: (isKept: boolean) => string;
  /** `time` is the time or the date, such as "14:02". */
  savedAt: (time: string) => string;
  /** Short versions, for where there is little room. */
  brief: Record<'saving' | 'unsaved' | 'notSaved' | 'offline', (isKept: boolean) => string>;
  retry: string;
  /** The sign-in link after the session has ended. */
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
