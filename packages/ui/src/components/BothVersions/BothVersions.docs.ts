import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  BothVersions: {
    notFor: 'Versions that can be merged without a choice. Merge them and say so.',
    keys: keys.button,
    heard:
      'An alert when it appears: the category was changed in two places. Then both versions, and a button to keep each.',
    does: ['Show both versions in full before the choice.'],
    donts: ['Choose the newer version for people. It may come from the wrong device.'],
  },
};
