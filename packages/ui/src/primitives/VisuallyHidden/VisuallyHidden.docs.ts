import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  VisuallyHidden: {
    notFor: 'What everybody needs: it is for what others see from the layout.',
    keys: keys.none,
    heard: 'Its text, in its place.',
    does: ['Use it where a picture or a position says something.'],
    donts: ['Put something into it that takes the focus.'],
  },
};
