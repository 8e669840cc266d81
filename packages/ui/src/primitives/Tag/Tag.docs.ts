import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Tag: {
    notFor: 'Anything to press or choose.',
    keys: keys.none,
    heard: 'Its text, in reading order.',
    does: ['Keep it to one or two words.'],
    donts: ['Rely on the colour for its meaning.'],
  },
};
