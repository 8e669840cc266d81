import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  WhyReadOnly: {
    notFor: 'Editable pages. It renders nothing there.',
    keys: keys.none,
    heard: 'Why nothing can be changed, in reading order.',
    does: ['Put it above the locked fields.'],
    donts: ['Lock fields without it.'],
  },
};
