import type { RelativeTime } from '@conkit/rules';

export interface SaveStateMessages {
  saved: string;
  /** Follows `saved`: "just now", "5 minutes ago"; `at` is the time of the save. */
  when: (time: RelativeTime, at: Date) => string;
  saving: string;
  /** Changes wait for the next automatic save. */
  unsaved: string;
  notSaved: string;
  offline: string;
  retry: string;
}

const ago = (value: number, unit: string) => `${value} ${unit}${value === 1 ? '' : 's'} ago`;

export const saveStateMessages: SaveStateMessages = {
  saved: 'Saved',
  when: (time, at) => {
    if (time.kind === 'justNow') return 'just now';
    if (time.kind === 'ago') return ago(time.value, time.unit);
    return new Intl.DateTimeFormat('en-IE', { dateStyle: 'medium' }).format(at);
  },
  saving: 'Saving…',
  unsaved: 'Not saved yet',
  notSaved: 'Not saved. Kept on this device.',
  offline: 'No connection. Kept on this device.',
  retry: 'Try again',
};
