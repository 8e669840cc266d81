import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Retryable: {
    notFor: 'A wait, which is a `Skeleton` or `Busy` in its place.',
    keys: keys.button,
    heard:
      'An alert why it could not be loaded, and “Try again”; the place takes the focus when that button goes.',
    does: ['Put everything that needs the data inside it.'],
    donts: ['Reload the whole page for one part of it.'],
  },
};
