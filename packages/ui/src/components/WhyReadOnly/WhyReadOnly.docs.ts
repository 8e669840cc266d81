import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  WhyReadOnly: {
    notFor: 'A page that can be written: it draws nothing then.',
    keys: keys.none,
    heard: 'Why nothing can be changed, where it stands.',
    does: ['Put it above the fields that are locked.'],
    donts: ['Disable without it.'],
  },
};
