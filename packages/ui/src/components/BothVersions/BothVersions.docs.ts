import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BothVersions: {
    notFor: 'What one can merge without asking: take it, and say so.',
    keys: keys.button,
    heard:
      'An alert when it appears: that the category was changed in two places, both versions, and a button to keep each.',
    does: ['Show both in full before the choice.'],
    donts: ['Choose the newer one for people: it may be the wrong device.'],
  },
};
