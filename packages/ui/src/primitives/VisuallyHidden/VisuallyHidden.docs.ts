import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  VisuallyHidden: {
    notFor: 'Content that everyone needs. It is for what sighted people see from the layout.',
    keys: keys.none,
    heard: 'Its text, in reading order.',
    does: ['Use it where a picture or a position has a meaning.'],
    donts: ['Put a focusable element into it.'],
  },
};
