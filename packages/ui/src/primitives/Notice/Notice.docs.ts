import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  Notice: {
    notFor:
      'What has just happened and needs nothing, which is a `MessageBar`; what is missing in one field is its `errorMessage`.',
    keys: keys.none,
    heard:
      'Only its text where it stands; with `role` it is announced when it appears, `status` politely, `alert` at once.',
    does: [
      'Say what is the case, then what to do, and offer that as `action`.',
      'Use `alert` for what came unasked and matters now.',
    ],
    donts: ['Tell apart by colour alone: the icon and the words say it, too.'],
  },
};
