import { keys, type FolderDocs } from '../../testing/docs.ts';

export const docs: FolderDocs = {
  RecordLog: {
    notFor: 'Members, unless the log has no names of the crew.',
    keys: keys.none,
    heard:
      'A list, newest first: what changed, when, by whom and why, with the old and new values in words.',
    does: ['Show it on each record that the crew can change.'],
    donts: ['Leave out the reason. People ask for it later.'],
  },
};
