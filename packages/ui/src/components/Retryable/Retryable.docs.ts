import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Retryable: {
    notFor: 'Loading states: put a `Skeleton` or `Busy` inside.',
    keys: keys.button,
    heard:
      'An alert with the reason, and “Try again”. The container receives the focus when that button disappears.',
    does: ['Put everything that needs the data inside.'],
    donts: ['Reload the whole page for one part of it.'],
  },
};
