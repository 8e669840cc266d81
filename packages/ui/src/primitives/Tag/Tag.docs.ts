import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Tag: {
    notFor: 'Something to press or to choose.',
    keys: keys.none,
    heard: 'Its words, in their place.',
    does: ['Keep it to one or two words.'],
    donts: ['Leave the meaning to the colour.'],
  },
};
