// Generated from the catalogues (*.po) by scripts/messages.ts. Do not edit.

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
};
